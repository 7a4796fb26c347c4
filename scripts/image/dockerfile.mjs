// Reads a Dockerfile and a .dockerignore: the instructions that ours uses; any other is refused.

/** The stages of a Dockerfile in order, each with its base and its instructions. */
export function readStages(text) {
  const stages = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? refuse(line);
    if (name === 'FROM') {
      const [, base, as] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? refuse(line);
      stages.push({ base, name: as ?? String(stages.length), instructions: [] });
    } else (stages.at(-1) ?? refuse(line)).instructions.push(instruction(name, rest));
  }
  return stages;
}

function instruction(name, rest) {
  if (name === 'ENV') return { name, values: Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))) };
  if (name === 'COPY') {
    const words = rest.split(' ');
    const flag = (name) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? null;
    const paths = words.filter((word) => !word.startsWith('--'));
    return { name, from: flag('from'), sources: paths.slice(0, -1), to: paths.at(-1) };
  }
  if (name === 'CMD') return { name, command: JSON.parse(rest) };
  if (name === 'HEALTHCHECK') return { name, command: JSON.parse(rest.slice(rest.indexOf('CMD ') + 4)) };
  if (['RUN', 'WORKDIR', 'USER', 'VOLUME', 'EXPOSE'].includes(name)) return { name, value: rest };
  return refuse(name);
}

/** Tells whether a .dockerignore excludes a path. */
export function ignoredBy(text) {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const source = (pattern) =>
    pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.+/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*');
  const all = patterns.map((pattern) => new RegExp(`^${source(pattern)}(?:/|$)`));
  return (file) => all.some((pattern) => pattern.test(file));
}

function refuse(line) {
  throw new Error(`Unknown instruction in the Dockerfile: ${line}`);
}
