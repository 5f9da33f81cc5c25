import { mayBeReached } from './public-address.js';

describe('An IP address', () => {
  it.each(['1.1.1.1', '93.184.215.14', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '198.17.0.1'])(
    'of IPv4 may be reached where it is public: %s',
    (address) => expect(mayBeReached(address)).toBe(true),
  );

  it.each(['2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2001:4860:4860::8888'])(
    'of IPv6 may be reached where it is public: %s',
    (address) => expect(mayBeReached(address)).toBe(true),
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by many (CGNAT)', '100.64.0.1'],
    ['shared by many (CGNAT)', '100.100.100.200'],
    ['link-local', '169.254.0.1'],
    ['metadata of a cloud', '169.254.169.254'],
    ['metadata of a cloud', '168.63.129.16'],
    ['metadata of a cloud', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarking', '198.18.0.1'],
    ['benchmarking', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:7f00:1'],
    ['IPv4-mapped, of a public address', '::ffff:1.1.1.1'],
    ['IPv4-compatible', '::7f00:1'],
    ['translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64, of a public address', '64:ff9b::101:101'],
    ['NAT64 of a network', '64:ff9b:1::7f00:1'],
    ['discarded', '100::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['benchmarking', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['6to4', '2002:7f00:1::1'],
    ['6to4, of a public address', '2002:101:101::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd00::1'],
    ['metadata of a cloud', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local, of an interface', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['unassigned', '4000::1'],
    ['no address', 'example.com'],
    ['no address', ''],
    ['in another spelling', '0x7f.1'],
    ['in another spelling', '16843009'],
  ])('must not be reached where it is %s: %s', (_what, address) => {
    expect(mayBeReached(address)).toBe(false);
    expect(mayBeReached(address, { allowLoopback: true })).toBe(false);
  });

  it.each(['127.0.0.1', '127.255.255.254', '::1'])(
    'of loopback may be reached where that is allowed: %s',
    (address) => {
      expect(mayBeReached(address)).toBe(false);
      expect(mayBeReached(address, { allowLoopback: true })).toBe(true);
    },
  );
});
