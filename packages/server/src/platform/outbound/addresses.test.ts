import { expect, test } from 'vitest';
import { canonicalAddress, isPublicAddress } from './addresses.ts';

test.each([
  ['0.0.0.0', 'this network'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'link-local, cloud metadata'],
  ['168.63.129.16', 'cloud platform endpoint'],
  ['100.64.0.1', 'shared'],
  ['100.100.100.200', 'shared, cloud metadata'],
  ['192.0.0.192', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['198.18.0.1', 'benchmarking'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.9', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::7f00:1', 'IPv4-compatible loopback'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:a00:1', 'mapped private'],
  ['::ffff:0:7f00:1', 'translated loopback'],
  ['64:ff9b::7f00:1', 'NAT64 of loopback'],
  ['64:ff9b::a9fe:a9fe', 'NAT64 of link-local'],
  ['64:ff9b::a00:1', 'NAT64 of private'],
  ['64:ff9b:1::808:808', 'local NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:db8::1', 'documentation'],
  ['2001:20::1', 'ORCHID'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['2002:808:808::', '6to4'],
  ['3fff::1', 'documentation'],
  ['4000::1', 'not given out'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'unique local, cloud metadata'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['', 'nothing'],
  ['cv.example.org', 'a name'],
])('%s (%s) is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('one address has one spelling', () => {
  expect(canonicalAddress('::ffff:127.0.0.2')).toBe('127.0.0.2');
  expect(canonicalAddress('2606:4700:4700:0:0:0:0:1111')).toBe('2606:4700:4700::1111');
  expect(canonicalAddress('somewhere')).toBeNull();
});
