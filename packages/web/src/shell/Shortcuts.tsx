import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { areaKeys, type Area } from './areas.ts';
import { shortcuts, shortcutTexts, type Shortcut } from './shortcuts-text.ts';
import './Shortcuts.css';

/** The keys of a table or of a replay, loaded when they are asked for. */
export function Shortcuts({ isReplay }: { readonly isReplay: boolean }): ReactNode {
  const { language } = useWords();
  const { go, play, watch } = shortcutTexts[language];
  const around: readonly Shortcut[] = isReplay ? ['sheet'] : ['tab', 'arrows', 'ends', 'zones', 'sheet'];
  return (
    <div className="shortcuts">
      <Group title={go} keys={around} areas />
      {isReplay ? (
        <Group title={watch} keys={['step', 'marks', 'bounds', 'run', 'leave']} />
      ) : (
        <Group title={play} keys={['pick', 'digits', 'list', 'hint', 'undo', 'redo', 'clear', 'skip', 'again']} />
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly keys: readonly Shortcut[];
  /** With the keys that lead to the parts of the table. */
  readonly areas?: boolean;
}

function Group({ title, keys, areas = false }: GroupProps): ReactNode {
  const { language, table } = useWords();
  const said = shortcutTexts[language].keys;
  const named = areas ? (Object.keys(areaKeys) as Area[]).map((area) => [areaKeys[area], table.areas[area]] as const) : [];
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {[...named, ...keys.map((key) => [shortcuts[key], said[key]] as const)].map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
