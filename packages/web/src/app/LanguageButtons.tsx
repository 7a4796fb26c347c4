import { languages } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { settings, useSettings } from '../shell/settings.ts';
import { ownNames } from '../text/own-names.ts';

/** The languages of the page, each by its own name. */
export function LanguageButtons(): ReactNode {
  const { language } = useSettings();
  return (
    <div className="home-languages">
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => settings.setState({ language: each })}>
          {ownNames[each]}
        </button>
      ))}
    </div>
  );
}
