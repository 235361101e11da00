/** Terminal messages at start-up: one line per problem. */
export const configMessages = {
  'config.wrong': '{name} is {value}, but must be {allowed}',
  'config.needs': '{name} must be set when {because} is set',
  'config.chooseProvider':
    'Several hosted models are set up ({keys}), and one of them answers: set MODEL_PROVIDER to {choices}',
  'config.recordsOpenAiOnly':
    'RECORD_MODEL stores answers of OpenAI’s protocol only: turn it off, or set MODEL_PROVIDER to "openai"',
  'config.notBoth': '{name} and {other} can’t both be set',
  'config.hidden': 'not usable (its value is not shown here)',
  'config.allowed.port': 'a port number from 1 to 65535',
  'config.allowed.host': 'a host name or an IP address, such as 127.0.0.1 or 0.0.0.0',
  'config.allowed.folder': 'the path of a folder',
  'config.allowed.origin': 'the public address without a path, such as https://blend.example.com',
  'config.allowed.secret': 'at least 32 characters',
  'config.allowed.databaseUrl': 'an address such as postgresql://user:password@host:5432/name',
  'config.allowed.smtpUrl': 'an address such as smtps://user:password@mail.example.com',
  'config.allowed.mailFrom': 'a mail address, such as Blend <hello@example.com>',
  'config.allowed.twilioAccount': 'the id of a Twilio account: AC and 32 digits or letters from a to f',
  'config.allowed.twilioFrom': 'a number such as +15005550006, or the id of a messaging service, which begins with MG',
  'config.allowed.key': 'a key without spaces',
  'config.allowed.url': 'an address that begins with http:// or https://',
  'config.allowed.issuer': 'an address that begins with https:// (or http:// on this machine), without ? or #',
  'config.allowed.appleId': 'the ten letters and digits that Apple shows for it',
  'config.allowed.applePrivateKey':
    'the full text of the .p8 file from Apple (a PKCS#8 key on the curve P-256); its line ends may be written as \\n',
  'config.allowed.sentryDsn': 'the DSN of a project, such as https://key@sentry.example.com/42',
  'config.allowed.sentryEnvironment': 'a name of at most 64 letters, digits, dots, hyphens and underscores',
  'config.allowed.pixelId': 'the id of a pixel: at most 64 letters, digits, hyphens and underscores',
  'config.allowed.widgetApp': 'the id of an app: at most 64 letters, digits, hyphens and underscores',
  'config.allowed.origins':
    'addresses without a path, separated by commas, such as https://js.example.com,wss://chat.example.com',
  'config.allowed.switch': '"on" or "off"',
  'config.allowed.model': 'the name of a model, without spaces',
  'config.allowed.field': 'the name of a field, such as file or image_file',
  'config.allowed.file': 'the path of a file',
  'config.allowed.backgroundModelInput': '"centred", "signed" or "imagenet"',
  'config.allowed.modelRole': '"unsure" or "always"',
  'config.allowed.modelPorts': 'up to 16 ports from 1 to 65535, separated by commas',
  'config.allowed.modelProvider': '"openai", "anthropic" or "gemini"',
  'config.allowed.modelTier': '"small" or "large"',
  'config.allowed.modelPrices':
    'prices such as gpt-5.4=2.5/0.25/15 (dollars per million tokens of input, cached input and output), each model once, separated by commas',
  'config.allowed.tokens': 'a whole number of tokens, 1 or more',
  'config.allowed.dollars': 'an amount of dollars such as 5 or 0.50',
  'config.needsPrice': '{because} is set, but MODEL_PRICES has no price for {model}',
  'config.allowed.operators': 'e-mail addresses separated by commas, such as ada@example.com,grace@example.com',
  'config.allowed.generations': 'a whole number from 0 to 8',
  'config.allowed.hostedGenerations': 'a whole number from 0 to 64',
  'config.allowed.trialDays': 'a whole number of days from 0 to 365',
  'config.allowed.guestDays': 'a whole number of days from 0 (never) to 3650',
  'config.allowed.stripeKey': 'a secret key that begins with sk_ or rk_',
  'config.allowed.stripeWebhookSecret': 'a signing secret that begins with whsec_',
  'config.allowed.vapidPublicKey':
    'a public key of 65 bytes in base64url, as "npx web-push generate-vapid-keys" prints it',
  'config.allowed.vapidPrivateKey':
    'a private key of 32 bytes in base64url, as "npx web-push generate-vapid-keys" prints it',
  'config.allowed.vapidSubject': 'an address such as mailto:admin@example.com or https://example.com',
  'config.allowed.plans': '"metered" or "off"',
  'config.allowed.logLevel': '"silent", "error", "info" or "debug"',
  'config.allowed.trustProxy':
    'a number of proxies from 0 to 10, or addresses separated by commas, such as "loopback" or "10.0.0.0/8"',
  'config.vapidKeysNoPair':
    'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY. Take both from one run of "npx web-push generate-vapid-keys"',
  'config.portTaken': 'Port {port} on {host} is already in use. Set PORT to another one',
  'config.portForbidden': 'Port {port} on {host} may not be used by this user. Set PORT to one above 1023',
  'config.hostUnknown': 'HOST is "{host}", which is not an address of this machine',
  'config.secretUnreadable': 'The file {file} cannot be read or written: {reason}',
  'config.secretDamaged':
    'The file {file} is damaged: it should hold at least 32 characters. Delete it to get a new one; everyone then has to sign in again',
  'config.backgroundModelMissing': 'BACKGROUND_MODEL is {file}, but there is no such file',
  'config.noMail':
    'Sign-in mails cannot be sent: SMTP_URL is not set, and the local outbox is only shown on this machine',
} as const;
