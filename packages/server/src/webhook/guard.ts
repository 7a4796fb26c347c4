import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Which addresses may be called. A webhook's address is a stranger's: `public` keeps it out of this machine's own network, whatever a
 * name resolves to; `any` is for a house where everybody is trusted; `off` calls nobody.
 */
export type Reach = 'off' | 'public' | 'any';

const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');

/** Of the sixth version only what is global unicast, and of that neither tunnels nor documentation. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !inner.check(address, 'ipv4')
    : isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');

/** Can this be called at all? What its name resolves to is asked when it is called. */
export function isWebhook(url: string, reach: Reach): boolean | 'off' {
  if (reach === 'off') return 'off';
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false;
  const host = bare(hostname);
  return reach === 'any' || isIP(host) === 0 || isPublic(host);
}

interface Address {
  readonly address: string;
  readonly family: number;
}

/**
 * A stranger's name is asked for over the network, and given up in time. The system's own lookup would take one of the few threads that
 * also read files, for as long as a stranger's name server likes.
 */
const usualNames = (): Resolver => new Resolver({ timeout: 1500, tries: 2 });

/** The address to connect to, and no other: asked once, so that a name cannot mean something else a moment later. Null if it may not be. */
export async function addressOf(hostname: string, reach: Reach, names: () => Resolver = usualNames): Promise<Address | null> {
  const host = bare(hostname);
  if (isIP(host) !== 0) return reach === 'any' || isPublic(host) ? { address: host, family: isIP(host) } : null;
  if (reach === 'any') return (await lookup(host, { all: true }))[0] ?? null;
  return (await resolved(host, names())).find(({ address }) => isPublic(address)) ?? null;
}

async function resolved(host: string, names: Resolver): Promise<Address[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  const found = (answer: PromiseSettledResult<string[]>, family: number): Address[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
