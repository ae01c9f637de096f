/** Each test starts without cookies. */
afterEach(() => {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
});
