import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Which addresses may be called. A webhook's URL is untrusted: `public` keeps it out of this machine's own network, whatever
 * its name resolves to; `any` is for a server whose users are all trusted; `off` calls nothing.
 */
export type Reach = 'off' | 'public' | 'any';

/** Networks as `address/bits`, separated by spaces. */
function networks(family: 'ipv4' | 'ipv6', list: string): BlockList {
  const blocks = new BlockList();
  for (const [address = '', bits] of list.split(' ').map((net) => net.split('/'))) blocks.addSubnet(address, Number(bits), family);
  return blocks;
}

const inner = networks(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
    '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
);
/** Of IPv6 only global unicast, without tunnels and documentation ranges. */
const global = networks('ipv6', '2000::/3');
const special = networks('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20');

export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !inner.check(address, 'ipv4')
    : isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');

/** Is this a URL that may be called? Its name is resolved when it is called. */
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
 * Untrusted names are resolved over the network, with a timeout. The system's own lookup would occupy one of the few threads
 * that also read files, for as long as a foreign name server likes.
 */
const defaultResolver = (): Resolver => new Resolver({ timeout: 1500, tries: 2 });

/**
 * The one address to connect to: resolved once, so that the name cannot change its meaning afterwards. Null if it is not
 * allowed.
 */
export async function addressOf(hostname: string, reach: Reach, resolver: () => Resolver = defaultResolver): Promise<Address | null> {
  const host = bare(hostname);
  if (isIP(host) !== 0) return reach === 'any' || isPublic(host) ? { address: host, family: isIP(host) } : null;
  if (reach === 'any') return (await lookup(host, { all: true }))[0] ?? null;
  return (await resolved(host, resolver())).find(({ address }) => isPublic(address)) ?? null;
}

async function resolved(host: string, resolver: Resolver): Promise<Address[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = (answer: PromiseSettledResult<string[]>, family: number): Address[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
