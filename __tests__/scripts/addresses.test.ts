import { addresses, lanAddress, portFrom } from '../../scripts/addresses.mjs';
import { Failure } from '../../scripts/failure.mjs';

const card = (address: string, internal = false) => [
  { address, internal, family: 'IPv4' as const, netmask: '255.255.255.0', mac: '', cidr: null },
];
const HOME = { lo: card('127.0.0.1', true), docker0: card('172.17.0.1'), eth1: card('10.8.0.4'), wlan0: card('192.168.1.20') };

test('the address of the home network comes before others', () => {
  expect(lanAddress(HOME)).toBe('192.168.1.20');
});

test('a network inside the computer is none', () => {
  expect(lanAddress({ lo: card('127.0.0.1', true), docker0: card('172.17.0.1'), eth0: card('169.254.7.7') })).toBeUndefined();
});

test.each([
  ['0.0.0.0', HOME, { here: 'http://localhost:8080', nearby: 'http://192.168.1.20:8080' }],
  ['0.0.0.0', {}, { here: 'http://localhost:8080' }],
  ['127.0.0.1', HOME, { here: 'http://localhost:8080' }],
  ['10.8.0.4', HOME, { here: 'http://10.8.0.4:8080', nearby: 'http://10.8.0.4:8080' }],
  ['fd00::7', HOME, { here: 'http://[fd00::7]:8080', nearby: 'http://[fd00::7]:8080' }],
])('a table on %s is found at the right addresses', (host, interfaces, found) => {
  expect(addresses(host, 8080, interfaces)).toEqual(found);
});

test.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  ['65535', 65535],
])('PORT=%s is port %d', (text, port) => {
  expect(portFrom(text)).toBe(port);
});

test.each(['65536', '-1', '80.5', 'http', '1e3', ' 80'])('PORT=%s is refused in a sentence', (text) => {
  expect(() => portFrom(text)).toThrow(Failure);
  expect(() => portFrom(text)).toThrow(`and it is "${text}"`);
});
