import { languages } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { settings, useSettings, type Settings } from '../shell/settings.ts';
import { ownNames } from '../text/own-names.ts';
import { useWords } from '../text/words.tsx';

/** The settings as a page. */
export function SettingsPage(): ReactNode {
  const { settings: words, backHome } = useWords();
  return (
    <main className="page page-narrow">
      <h1>{words.title}</h1>
      <SettingsForm />
      <p>
        <Link href="/">{backHome}</Link>
      </p>
    </main>
  );
}

/** The settings. Everything takes effect at once. */
export function SettingsForm(): ReactNode {
  const { settings: words, learn } = useWords();
  const onOff = [
    [true, words.on],
    [false, words.off],
  ] as const;
  return (
    <div className="form">
      <Choice label={words.language} name="language" values={languages.map((each) => [each, ownNames[each]] as const)} />
      <Choice
        label={words.motion}
        name="motion"
        values={(['slow', 'normal', 'fast', 'off'] as const).map((each) => [each, words.motions[each]] as const)}
      />
      <Choice label={words.sound} name="sound" values={onOff} />
      <Choice
        label={words.surroundings}
        name="surroundings"
        values={(['dark', 'light'] as const).map((each) => [each, words.surroundingsOf[each]] as const)}
      />
      <Choice label={words.contrast} name="highContrast" values={onOff} />
      <Choice
        label={words.confirm}
        name="confirm"
        values={(['never', 'pieces', 'always'] as const).map((each) => [each, words.confirms[each]] as const)}
      />
      <Choice label={learn.coach} name="coach" values={onOff} />
    </div>
  );
}

interface ChoiceProps<K extends keyof Settings> {
  readonly label: string;
  readonly name: K;
  readonly values: readonly (readonly [Settings[K], string])[];
}

function Choice<K extends keyof Settings>({ label, name, values }: ChoiceProps<K>): ReactNode {
  const now = useSettings();
  return (
    <fieldset className="form-choice">
      <legend>{label}</legend>
      {values.map(([value, title]) => (
        <label key={title}>
          <input
            type="radio"
            name={name}
            checked={now[name] === value}
            onChange={() => settings.setState({ [name]: value } as Partial<Settings>)}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
