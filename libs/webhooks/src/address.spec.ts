import { LONGEST_ADDRESS, readAddress } from './address.js';

const hrefOf = (text: string, allowLoopback = false): string => {
  const read = readAddress(text, { allowLoopback });
  return read.status === 'read' ? read.url.href : read.code;
};

describe('An address', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/hooks?game=1', 'https://example.com/hooks?game=1'],
    ['https://example.com:443/hooks', 'https://example.com/hooks'],
    ['https://example.com:8443/hooks', 'https://example.com:8443/hooks'],
    ['HTTPS://EXAMPLE.COM/Hooks', 'https://example.com/Hooks'],
    ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
    ['https://1.1.1.1/hooks', 'https://1.1.1.1/hooks'],
    ['https://[2606:4700:4700::1111]/hooks', 'https://[2606:4700:4700::1111]/hooks'],
    ['https://internal.example.com/', 'https://internal.example.com/'],
  ])('may be %s', (text, href) => {
    expect(hrefOf(text)).toBe(href);
    expect(hrefOf(text, true)).toBe(href);
  });

  it.each([
    ['addressForm', ''],
    ['addressForm', 'example.com/hooks'],
    ['addressForm', 'https://'],
    ['addressForm', 'https://exa mple.com'],
    ['addressForm', 'https://example.com:65536'],
    ['addressForm', 'https://[fe80::1%25eth0]/'],
    ['addressForm', 'https://1.1.1.1.1/'],
    ['addressForm', 'https://256.1.1.1/'],
    ['addressTooLong', `https://example.com/${'a'.repeat(LONGEST_ADDRESS)}`],
    ['addressNotHttps', 'ftp://example.com/'],
    ['addressNotHttps', 'file:///etc/passwd'],
    ['addressNotHttps', 'javascript:alert(1)'],
    ['addressNotHttps', 'ws://example.com/'],
    ['addressCredentials', 'https://ada@example.com/'],
    ['addressCredentials', 'https://ada:secret@example.com/'],
    ['addressCredentials', 'https://:secret@example.com/'],
    ['addressCredentials', 'https://example.com@127.0.0.1/'],
    ['addressFragment', 'https://example.com/#part'],
    ['addressFragment', 'https://example.com/#'],
    ['addressPort', 'https://example.com:0/'],
    ['addressPort', 'https://example.com:22/'],
    ['addressPort', 'https://example.com:25/'],
    ['addressPort', 'https://example.com:80/'],
    ['addressPort', 'https://example.com:1023/'],
    ['addressLocalName', 'https://postgres/'],
    ['addressLocalName', 'https://postgres./'],
    ['addressLocalName', 'https://router.lan/'],
    ['addressLocalName', 'https://printer.local/'],
    ['addressLocalName', 'https://metadata.google.internal/'],
    ['addressLocalName', 'https://api.default.svc.cluster.local/'],
    ['addressLocalName', 'https://me.localhost/'],
    ['addressNotPublic', 'https://0/'],
    ['addressNotPublic', 'https://0.0.0.0/'],
    ['addressNotPublic', 'https://10.0.0.1/'],
    ['addressNotPublic', 'https://192.168.0.1:8443/'],
    ['addressNotPublic', 'https://169.254.169.254/latest/meta-data/'],
    ['addressNotPublic', 'https://2852039166/'],
    ['addressNotPublic', 'https://0xa9fea9fe/'],
    ['addressNotPublic', 'https://0251.0376.0251.0376/'],
    ['addressNotPublic', 'https://[::]/'],
    ['addressNotPublic', 'https://[::ffff:127.0.0.1]/'],
    ['addressNotPublic', 'https://[::ffff:10.0.0.1]/'],
    ['addressNotPublic', 'https://[64:ff9b::7f00:1]/'],
    ['addressNotPublic', 'https://[2002:7f00:1::]/'],
    ['addressNotPublic', 'https://[fd00::1]/'],
    ['addressNotPublic', 'https://[fe80::1]/'],
  ])('is refused, with or without loopback (%s): %s', (code, text) => {
    expect(hrefOf(text)).toBe(code);
    expect(hrefOf(text, true)).toBe(code);
  });

  it.each([
    ['https://localhost:8443/', 'https://localhost:8443/', 'addressLocalName'],
    ['https://localhost.:8443/', 'https://localhost.:8443/', 'addressLocalName'],
    ['https://127.0.0.1/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://127.0.0.1./', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://127.1/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://2130706433/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://0x7f000001/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://0x7f.0.0.1/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://0177.0.0.01/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://①②⑦.⓪.⓪.①/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://127.0.0.1%2e/', 'https://127.0.0.1/', 'addressNotPublic'],
    ['https://[::1]/', 'https://[::1]/', 'addressNotPublic'],
    ['https://[0:0:0:0:0:0:0:1]/', 'https://[::1]/', 'addressNotPublic'],
    ['http://localhost:4000/hooks', 'http://localhost:4000/hooks', 'addressNotHttps'],
    ['http://2130706433/', 'http://127.0.0.1/', 'addressNotHttps'],
    ['http://example.com/', 'http://example.com/', 'addressNotHttps'],
  ])('may be %s only where loopback is allowed', (text, href, code) => {
    expect(hrefOf(text)).toBe(code);
    expect(hrefOf(text, true)).toBe(href);
  });

  it('is refused with a sentence that states the right form, in both languages', () => {
    expect(readAddress('http://example.com')).toEqual({
      status: 'refused',
      code: 'addressNotHttps',
      message: { en: 'An address must begin with https://.', fr: 'Une adresse doit commencer par https://.' },
    });
  });
});
