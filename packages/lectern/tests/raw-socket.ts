import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Sends raw bytes, which no HTTP client would. @returns all that is received until the other side closes */
export function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openRaw(url);
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

/** Opens a connection to the server of an address. */
export function openRaw(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
}

/** Returns a request for one path with only these headers and `Connection: close`. */
export function rawGet(path: string, headers: Record<string, string>, method = 'GET'): string {
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

/** An open tab, from the dev server's point of view. */
export interface Tab {
  send(event: string, data: unknown): void;
  /** Sends any text in a text frame. */
  sendText(text: string): void;
  close(): void;
}

/**
 * Opens the same connection as Vite's client.
 *
 * @returns the tab, or the status code of a server that rejects it
 */
export function openTab(url: string, headers: Record<string, string> = {}): Promise<Tab | number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        'Sec-WebSocket-Protocol': 'vite-hmr',
        ...headers,
      },
    });
    asked.on('upgrade', (_answer, socket) => resolve(tabOf(socket)));
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

function tabOf(socket: Duplex): Tab {
  // Incoming data must be read, and a server that stops may reset the connection.
  socket.on('data', () => {}).on('error', () => {});
  const sendText = (text: string) => void socket.write(frame(text));
  return {
    sendText,
    send: (event, data) => sendText(JSON.stringify({ type: 'custom', event, data })),
    close: () => void socket.destroy(),
  };
}

/** Returns one masked text frame (RFC 6455, section 5.2). */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}
