import { type AddressInfo, Server } from 'node:net';

/**
 * Gives this process its own ports: a server listens on a free port of the machine, but sees the port that it asked
 * for. The output of a sample therefore does not depend on other processes, and a port is in use only if the sample
 * itself uses it.
 *
 * @returns a function that closes all servers that still listen
 */
export function useVirtualPorts(): () => void {
  const taken = new Map<number, Server>();
  const { listen, address } = Server.prototype;

  Server.prototype.listen = function (this: Server, ...input: unknown[]): Server {
    const args = input as [unknown, ...unknown[]];
    const wanted = portOf(args[0]);
    // Node itself rejects invalid ports.
    if (!(wanted > 0 && wanted < 65_536)) return Reflect.apply(listen, this, args) as Server;
    if (taken.has(wanted)) {
      const error = Object.assign(new Error(`listen EADDRINUSE: address already in use :::${wanted}`), {
        code: 'EADDRINUSE',
        syscall: 'listen',
        port: wanted,
      });
      process.nextTick(() => this.emit('error', error));
      return this;
    }
    taken.set(wanted, this);
    this.once('close', () => taken.get(wanted) === this && taken.delete(wanted));
    const [first, ...rest] = args;
    const moved = typeof first === 'object' && first !== null ? { ...first, port: 0 } : 0;
    return Reflect.apply(listen, this, [moved, ...rest]) as Server;
  } as typeof listen;

  Server.prototype.address = function (this: Server) {
    const real = Reflect.apply(address, this, []) as AddressInfo | string | null;
    const wanted = [...taken].find(([, server]) => server === this)?.[0];
    return wanted && real && typeof real === 'object' ? { ...real, port: wanted } : real;
  };
  return () => {
    for (const server of taken.values()) server.close();
    taken.clear();
  };
}

function portOf(argument: unknown): number {
  if (typeof argument === 'object' && argument !== null)
    return Number((argument as { port?: unknown }).port ?? 0);
  return Number(argument) || 0;
}
