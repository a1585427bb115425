import { connect, createServer, type Socket } from 'node:net';

export type DatabaseRelay = {
  /** The address of the database, through the relay. */
  url: string;
  /** How many connections were made by what has this name. */
  made(applicationName: string): number;
  /** From now on these connections take bytes and hand on none, as ones that are cut half way. */
  cut(applies: (connection: { applicationName: string; no: number }) => boolean): void;
  close(): void;
};

/** Is between a test and its database server. */
export async function relayDatabase(url: string): Promise<DatabaseRelay> {
  const { hostname, port } = new URL(url);
  const made = new Map<string, number>();
  const sockets = new Set<Socket>();
  let isCut: Parameters<DatabaseRelay['cut']>[0] = () => false;
  const server = createServer((socket) => {
    const target = connect(Number(port || 5432), hostname);
    const connection = { applicationName: '', no: 0 };
    socket.once('data', (first: Buffer) => {
      connection.applicationName = /application_name\0([^\0]*)/.exec(first.toString('latin1'))?.[1] ?? '';
      connection.no = (made.get(connection.applicationName) ?? 0) + 1;
      made.set(connection.applicationName, connection.no);
    });
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isCut(connection) || to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  return {
    url: through.href,
    made: (applicationName) => made.get(applicationName) ?? 0,
    cut(applies) {
      isCut = applies;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
