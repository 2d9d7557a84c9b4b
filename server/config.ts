import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { LIMITS } from '#server/connection-limits.ts';
import type { SocialSettings } from '#api/identity/social/providers.ts';
import { OperatorError } from '#db/operator-error.ts';
import { findDatabaseUrl } from '#server/install/database-url-file.ts';
import type { ProxySetup } from '#server/proxy.ts';

/** A setting is wrong; the message is one sentence that names it. */
export class ConfigError extends OperatorError {}

const root = resolve(import.meta.dirname, '..');

const flag = z
  .enum(['1', 'true', '0', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`);

const ORIGIN_WANTED = 'must be an address without a path, like https://shop.example.com';

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` });

const isOrigin = (text: string): boolean =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

const origin = z
  .string()
  .refine(isOrigin, { error: ORIGIN_WANTED, abort: true })
  .transform((text) => new URL(text).origin);

/** Tokens travel there: unencrypted within this machine alone. */
const isSafe = (text: string): boolean =>
  URL.canParse(text) &&
  (text.startsWith('https:') ||
    (text.startsWith('http:') && ['localhost', '127.0.0.1'].includes(new URL(text).hostname)));

const providerAddress = z
  .string()
  .refine(isSafe, 'must be an address that begins with https://')
  .transform((text) => text.replace(/\/+$/, ''));

/** As SMS_URL: messages become files in the outbox of DATA_DIR. */
export const SMS_OUTBOX = 'outbox';

const settings = z.object({
  /** Where the shop listens; 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The network address to listen on; without it, all of them. */
  HOST: z.string().optional(),
  /** A PostgreSQL 15 or newer; without it, the one that comes with Souk. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  /** How many connections to the database the requests of a process may have at once. */
  DATABASE_POOL: wholeNumber(2, 1_000).default(20),
  /** The folder for everything that Souk keeps outside PostgreSQL. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(root, folder)),
  /** Whether an empty database is filled with the demo shop. */
  SHOP_DEMO: flag.default(true),
  /** Where shoppers find the shop; without it, each is believed to be at the address they ask. */
  PUBLIC_URL: origin.optional(),
  /** Where the storefront finds the API, if not in this process. */
  API_ORIGIN: address(/^https?$/, 'https://api.example.com').optional(),
  /** How much memory finished pages may take, in megabytes; 0 renders each page anew. */
  PAGE_CACHE_MB: wholeNumber(0, 65_536).default(32),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  /** How much of the disk pictures may take that can be made again, in GB. */
  MEDIA_GB: wholeNumber(1, 100_000).default(4),
  /** How many proxies of ours stand before the shop; their X-Forwarded-* headers are believed. */
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  /** How many processes answer visitors; above 1 another one looks after them. */
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  /** How many connections of visitors may be open at once, in each process. */
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(LIMITS.connections),
  /** How many times as wide the limits per caller are; 0: there are none. */
  RATE_LIMITS: wholeNumber(0, 1_000).default(1),
  /** The mail server; without it mails are files in DATA_DIR. */
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.com').optional(),
  /** The address that mails come from; the name before it is the shop's. */
  MAIL_FROM: z.email('must be an e-mail address like shop@example.com').optional(),
  /** Whether this shop's own process carries out its jobs; else `npm run worker` has to. */
  WORKER: flag.default(true),
  /** Whether a shop that has no database yet asks for one by a page, in place of its built-in one. */
  INSTALL: flag.default(false),
  /** Sign-in at Google: both or none. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Another OpenID provider in the place of Google: tests have one. */
  GOOGLE_ISSUER: providerAddress.default('https://accounts.google.com'),
  /** Sign-in at Facebook: both or none. */
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  /** Facebook ends each version after about two years. */
  FACEBOOK_GRAPH_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/, 'must be a version like v24.0')
    .default('v24.0'),
  /** What answers in the place of Facebook, in tests. */
  FACEBOOK_ORIGIN: providerAddress.optional(),
  /** Opens /metrics to whoever carries it; without it there is no such page. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be 16 or more characters without spaces')
    .optional(),
  /** Where messages by SMS are given away; without it no codes are sent to phones. */
  SMS_URL: z
    .union([z.literal(SMS_OUTBOX), z.url({ protocol: /^https?$/ })], {
      error: 'must be an address like https://sms.example.com/messages, or outbox',
    })
    .optional(),
  SMS_TOKEN: z.string().optional(),
  /** Where prescriptions are sent on to, as the form that they came in; without it the shop keeps them. */
  SEND_EMAIL_URL: z
    .string()
    .refine(isSafe, 'must be an address that begins with https://')
    .optional(),
  /** What private files are encrypted with; without it a key that is made once, in DATA_DIR. */
  PRIVATE_FILES_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints')
    .optional(),
  /** Who the messages are from, as the gateway names it. */
  SMS_FROM: z.string().max(20, 'must be 20 characters at most').optional(),
});

type Settings = z.infer<typeof settings>;

/** Never repeated in a message: an address may hold a password. */
const SECRET = new Set([
  'PRIVATE_FILES_KEY',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'SMS_TOKEN',
  'SMS_URL',
  'SEND_EMAIL_URL',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
]);

export type Config = {
  port: number;
  host: string | undefined;
  databaseUrl: string | undefined;
  /** Whether a database is asked for where there is none. */
  installs: boolean;
  databasePool: number;
  dataDir: string;
  demo: boolean;
  /** An origin, as https://shop.example.com. */
  publicUrl: string | undefined;
  apiOrigin: string | undefined;
  /** Bytes. */
  mediaBytes: number;
  pageCacheMegabytes: number;
  logLevel: z.infer<typeof settings>['LOG_LEVEL'];
  trustedProxies: number;
  processes: number;
  connections: number;
  limitsTimes: number;
  metricsToken: string | undefined;
  smtpUrl: string | undefined;
  /** An address without a name. */
  mailFrom: string | undefined;
  /** Whether jobs are carried out beside the shop. */
  works: boolean;
  /** Where people may sign in beside the shop. */
  social: SocialSettings;
  /** 64 hexadecimal digits. */
  privateFilesKey: string | undefined;
  sendEmailUrl: string | undefined;
  smsUrl: string | undefined;
  smsToken: string | undefined;
  smsFrom: string | undefined;
};

/** Where links lead that no request has asked for, as in mails; the port is that of this machine. */
export const originOf = ({ publicUrl }: Config, port: number): string =>
  publicUrl ?? `http://localhost:${port}`;

/** How the shop is reached from outside. */
export const proxySetupOf = ({ trustedProxies: proxies, publicUrl }: Config): ProxySetup => ({
  proxies,
  publicUrl,
});

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Settings in a file count only where the environment does not set them itself. */
const loadFile = (file: string): void => {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if (!isMissing(error))
      throw new ConfigError(`.env cannot be read: ${(error as Error).message}.`, { cause: error });
  }
};

/** mkdir's own `recursive` tries for ever where a parent cannot hold folders, as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

const requireWritable = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR is a folder that Souk cannot write to: ${folder} (${code}).`, {
      cause,
    });
  }
};

/** An id with its secret; undefined without either, and an error where one of them is missing. */
const pairOf = (data: Settings, id: keyof Settings, secret: keyof Settings) => {
  const [one, other] = [data[id], data[secret]];
  if (one === undefined && other === undefined) return undefined;
  if (typeof one === 'string' && typeof other === 'string') return { id: one, secret: other };
  throw new ConfigError(`${id} and ${secret} are set together or not at all.`);
};

const socialOf = (data: Settings): SocialSettings => {
  const google = pairOf(data, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = pairOf(data, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  return {
    google: google && {
      clientId: google.id,
      clientSecret: google.secret,
      issuer: data.GOOGLE_ISSUER,
    },
    facebook: facebook && {
      appId: facebook.id,
      appSecret: facebook.secret,
      graphVersion: data.FACEBOOK_GRAPH_VERSION,
      origin: data.FACEBOOK_ORIGIN,
    },
  };
};

/** Reads the settings from the environment given. Throws ConfigError, which names the setting. */
export const parseConfig = (env: NodeJS.ProcessEnv): Config => {
  // A variable that is set to nothing is a variable that is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = settings.safeParse(given);
  const issue = error?.issues[0];
  if (issue) {
    const name = String(issue.path[0]);
    const value = SECRET.has(name) ? '' : `, and is "${given[name]}"`;
    throw new ConfigError(`${name} ${issue.message}${value}.`);
  }
  if (!data) throw new ConfigError('The settings cannot be read.');
  // Whoever asks for a mail must not choose where its links lead (docs/decisions/031).
  if (data.SMTP_URL && !data.PUBLIC_URL)
    throw new ConfigError('SMTP_URL needs PUBLIC_URL, which the links in mails begin with.');
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? findDatabaseUrl(data.DATA_DIR),
    installs: data.INSTALL,
    databasePool: data.DATABASE_POOL,
    dataDir: data.DATA_DIR,
    demo: data.SHOP_DEMO,
    publicUrl: data.PUBLIC_URL,
    apiOrigin: data.API_ORIGIN,
    mediaBytes: data.MEDIA_GB * 1_000_000_000,
    pageCacheMegabytes: data.PAGE_CACHE_MB,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
    processes: data.WEB_CONCURRENCY,
    connections: data.MAX_CONNECTIONS,
    limitsTimes: data.RATE_LIMITS,
    metricsToken: data.METRICS_TOKEN,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    works: data.WORKER,
    social: socialOf(data),
    privateFilesKey: data.PRIVATE_FILES_KEY,
    sendEmailUrl: data.SEND_EMAIL_URL,
    // A demo that keeps its mails as files keeps messages beside them, so that every way in can be tried.
    smsUrl: data.SMS_URL ?? (data.SHOP_DEMO && !data.SMTP_URL ? SMS_OUTBOX : undefined),
    smsToken: data.SMS_TOKEN,
    smsFrom: data.SMS_FROM,
  };
};

/** The folder that the operator stands in: npm runs scripts in the checkout and says where it was called. */
export const findStandingFolder = (): string => process.env['INIT_CWD'] || process.cwd();

/** Reads `.env` and the environment, once, at the start. Throws ConfigError. */
export const readConfig = (): Config => {
  loadFile(resolve(root, '.env'));
  const config = parseConfig(process.env);
  requireWritable(config.dataDir);
  return config;
};

/** The environment as it is once `readConfig` has read `.env`, for settings that are read elsewhere. */
export const getEnvironment = (): NodeJS.ProcessEnv => process.env;

/** Adds settings that nobody has given to this process, and no other has. */
export const extendEnvironment = (settings: Readonly<Record<string, string>>): void =>
  void Object.assign(process.env, settings);
