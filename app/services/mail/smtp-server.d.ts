/** Types of the parts of smtp-server that the mail tests use; the package has none. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Session {
    envelope: { rcptTo: { address: string }[] };
  }

  interface Options {
    disabledCommands?: string[];
    onAuth?(
      auth: { username?: string; password?: string },
      session: Session,
      done: (error: Error | null, result?: { user: string }) => void,
    ): void;
    onRcptTo?(address: { address: string }, session: Session, done: (error?: Error | null) => void): void;
    onData?(stream: Readable, session: Session, done: (error?: Error | null) => void): void;
  }

  export class SMTPServer {
    constructor(options: Options);
    server: Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
  }
}
