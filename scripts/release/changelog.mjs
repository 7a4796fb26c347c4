// CHANGELOG.md in the style of keepachangelog.com: unreleased changes are on top.
const HEADING = '## [Unreleased]';

/**
 * The changelog after a release: the unreleased changes are under the version. An error message if there is nothing to release.
 */
export function releasedChangelog(text, version, date) {
  const start = text.indexOf(HEADING);
  if (start < 0) return { problem: `CHANGELOG.md has no heading “${HEADING}”.` };
  const from = start + HEADING.length;
  const next = text.indexOf('\n## ', from);
  const changes = text.slice(from, next < 0 ? undefined : next);
  if (!/^- /m.test(changes)) return { problem: 'CHANGELOG.md lists nothing under Unreleased.' };
  if (text.includes(`## [${version}]`)) return { problem: `CHANGELOG.md has a section for ${version} already.` };
  return { text: `${text.slice(0, from)}\n\n## [${version}] - ${date}${text.slice(from)}` };
}
