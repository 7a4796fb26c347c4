export function ensureServices(log: (message: string) => void): void;

export interface Service {
  readonly port: number;
  readonly url: string;
  readonly folder: string;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

export class Postgres implements Service {
  readonly port: number;
  readonly url: string;
  readonly folder: string;
  readonly data: string;
  constructor(options: { port: number; folder: string; settings?: Readonly<Record<string, string>> });
  init(): void;
  run(program: string, ...args: string[]): void;
  follow(primary: Postgres): Promise<void>;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

export function startPostgres(settings?: Readonly<Record<string, string>>): Promise<Postgres>;
export function startStandby(primary: Postgres, settings?: Readonly<Record<string, string>>): Promise<Postgres>;
export function startRedis(): Promise<Service>;
