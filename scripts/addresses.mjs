import { networkInterfaces } from 'node:os';
import { Failure } from './failure.mjs';

const ANY = new Set(['', '0.0.0.0', '::']);

/** Networks that live inside this computer: no phone is ever on them. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|tailscale|wg|zt|podman|cni|flannel|lxc)/;

/** @param {string} address */
function rank(address) {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}

/**
 * The address at which phones on the same network find this computer: the one a home router gave, if there are several.
 *
 * @param {ReturnType<typeof networkInterfaces>} interfaces
 * @returns {string | undefined}
 */
export function lanAddress(interfaces = networkInterfaces()) {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INNER.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  return found.sort((a, b) => rank(a) - rank(b))[0];
}

/** Whether only this computer can reach that address. @param {string} host */
export const isOwn = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** @param {string} host @param {number} port */
const url = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Where the table is found, from this computer and from phones around it.
 *
 * @param {string} host what the server listens on
 * @param {number} port
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {{ here: string, nearby?: string }}
 */
export function addresses(host, port, interfaces) {
  if (isOwn(host)) return { here: url('localhost', port) };
  if (!ANY.has(host)) return { here: url(host, port), nearby: url(host, port) };
  const lan = lanAddress(interfaces);
  return { here: url('localhost', port), ...(lan && { nearby: url(lan, port) }) };
}

/** @param {string | undefined} text */
export function portFrom(text) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Failure(`PORT must be a whole number from 0 to 65535, and it is "${text}".`);
}
