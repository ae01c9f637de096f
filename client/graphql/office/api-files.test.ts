import { createFetchFile, type FileProgress } from './api-files';

const parts = ['name\r\n', 'Ana\r\nLu', 'is\r\n'];

function response({ fails = false, total }: { fails?: boolean; total?: string } = {}): Response {
  const encoder = new TextEncoder();
  const pending = parts.map((part) => encoder.encode(part));
  const body = new ReadableStream({
    pull: (controller) => {
      const next = pending.shift();
      if (fails && pending.length === 0) controller.error(new TypeError('cut off'));
      else if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/csv', ...(total && { 'x-total-count': total }) },
  });
}

describe('a file of the office', () => {
  const onTokenRefused = jest.fn();
  afterEach(() => onTokenRefused.mockReset());
  const fetchFile = createFetchFile({
    apiBase: '',
    language: () => 'en',
    token: () => 'token',
    onTokenRefused,
  });
  const get = async (given: Response) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(given);
    const seen: FileProgress[] = [];
    const file = await fetchFile('/api/file.csv', (progress) => seen.push(progress));
    return { seen, file };
  };

  it('is complete, and reports its progress', async () => {
    const { seen, file } = await get(response({ total: '2' }));
    expect(seen).toEqual([
      { lines: 1, total: 2 },
      { lines: 2, total: 2 },
      { lines: 3, total: 2 },
    ]);
    expect([file.size, file.type]).toEqual([parts.join('').length, 'text/csv']);
  });

  it('has the name that the server gives it', async () => {
    const given = response();
    given.headers.set('content-disposition', 'attachment; filename="who-comes.csv"');
    const { file } = await get(given);
    expect(file).toMatchObject({ name: 'who-comes.csv', type: 'text/csv', size: parts.join('').length });
  });

  it('has no total if the server does not send it', async () => {
    const { seen } = await get(response());
    expect(seen.at(-1)).toEqual({ lines: 3, total: undefined });
  });

  it('fails if only a part of it arrived', async () => {
    await expect(get(response({ fails: true }))).rejects.toThrow('cut off');
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('fails with a rejected token, and the session ends', async () => {
    await expect(get(new Response('{}', { status: 401 }))).rejects.toThrow('answered 401');
    expect(onTokenRefused).toHaveBeenCalledWith('UNAUTHENTICATED');
  });

  it('fails for a role other than admin, and the session ends', async () => {
    await expect(get(new Response('{}', { status: 403 }))).rejects.toThrow('answered 403');
    expect(onTokenRefused).toHaveBeenCalledWith('FORBIDDEN');
  });
});
