import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createNameServerResolve } from './resolve.ts';

const TYPE_A = 1;
const TYPE_AAAA = 28;
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A name server that answers a question with addresses in bytes, an error, or (null) not at all. */
async function nameServer(
  answer: (type: number) => Uint8Array[] | 'no-such-name' | null,
  asked = () => {},
): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    asked();
    let end = 12;
    while (message[end] !== 0) end += (message[end] ?? 0) + 1;
    const type = message.readUInt16BE(end + 1);
    const records = answer(type);
    if (records === null) return;
    const list = records === 'no-such-name' ? [] : records;
    const header = Buffer.from(message.subarray(0, 12));
    header.writeUInt16BE(records === 'no-such-name' ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(list.length, 6);
    header.writeUInt32BE(0, 8);
    const resources = list.map((address) => {
      const fixed = Buffer.from('c00c000000010000003c0000', 'hex');
      fixed.writeUInt16BE(type, 2);
      fixed.writeUInt16BE(address.length, 10);
      return Buffer.concat([fixed, address]);
    });
    socket.send(Buffer.concat([header, message.subarray(12, end + 5), ...resources]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  open.push(socket);
  return `127.0.0.1:${socket.address().port}`;
}

const never = new AbortController().signal;
const v4 = Uint8Array.of(8, 8, 4, 4);
const v6 = Uint8Array.of(0x26, 6, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11);

test('gives the addresses of both families', async () => {
  const server = await nameServer((type) => (type === TYPE_A ? [v4] : [v6]));
  const addresses = await createNameServerResolve({ servers: [server] })('cv.example.org', never);
  expect(addresses).toEqual(['8.8.4.4', '2606:4700:4700::1111']);
});

test('one family is enough', async () => {
  const server = await nameServer((type) => (type === TYPE_AAAA ? [v6] : []));
  expect(await createNameServerResolve({ servers: [server] })('cv.example.org', never)).toEqual([
    '2606:4700:4700::1111',
  ]);
});

test('a name that does not exist is an error', async () => {
  const server = await nameServer(() => 'no-such-name');
  await expect(createNameServerResolve({ servers: [server] })('no.example.org', never)).rejects.toMatchObject({
    code: 'ENOTFOUND',
  });
});

test('a silent server is given up the moment the signal fires', async () => {
  const controller = new AbortController();
  const server = await nameServer(
    () => null,
    () => controller.abort(),
  );
  await expect(
    createNameServerResolve({ servers: [server] })('slow.example.org', controller.signal),
  ).rejects.toMatchObject({
    code: 'ECANCELLED',
  });
});
