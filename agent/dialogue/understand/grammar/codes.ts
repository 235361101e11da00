/** Codes for phones: new ones for addresses, numbers, networks, payments and texts; another content for the one that is there. */
import type { Where } from '../../acts/adding.ts';
import { rules, type Rule } from '../chart.ts';
import { piecesIn } from '../../values/pieces.ts';
import type { Term } from '../terms.ts';
import type { Act } from './meanings.ts';

interface CodeSaid {
  content: Act<'code'>['content'];
}
interface Network {
  network: string;
  password: string | null;
}

const code = ({ content }: CodeSaid, where: Where | null = null): Act<'code'> | null =>
  where === null || where.to === 'place'
    ? { type: 'code', content, isThere: false, place: where === null ? null : where.place }
    : null;
const changed = ({ content }: CodeSaid): Act<'code'> => ({ type: 'code', content, isThere: true, place: null });
function placed(act: Act<'code'>, where: Where): Act<'code'> | null {
  return act.place === null && where.to === 'place' ? { ...act, place: where.place } : null;
}
const lacking = (where: Where | null = null): Act<'lacking'> | null =>
  where === null || where.to === 'place'
    ? { type: 'lacking', what: 'code', target: [], where, looks: [], as: 'text' }
    : null;

const wifi = ({ network, password }: Network): CodeSaid => ({ content: { to: 'wifi', network, password } });
/** Rupees. */
function amountIn(text: string): number | null {
  const [piece] = piecesIn(text);
  const amount = Number(
    [...(piece?.text ?? '')].filter((letter) => letter === '.' || (letter >= '0' && letter <= '9')).join(''),
  );
  return amount > 0 ? amount : null;
}
const payment = (address: string, amount: string | undefined): CodeSaid | null => {
  const sum = amount === undefined ? null : amountIn(amount);
  return amount !== undefined && sum === null ? null : { content: { to: 'upi', address, amount: sum } };
};

export const CODES: Rule[] = [
  ...rules('CodeVerb', 0, {
    '~Add|~Make|~Draws|create|want|need|generate|give': () => ({}),
    'give|make|get|create me|us': () => ({}),
  }),
  ...rules('CodeWord', 0, { 'qr|qr-code|qrcode code|codes?': () => ({}) }),
  ...rules('CodeHead', 0, {
    'a|an|the|my|some|small|one|our|little|scannable? ~CodeWord': () => ({}),
    'a|an|the? code to|for scan|scanning': () => ({}),
  }),
  ...rules('CodeLead', 0, {
    'for|to|with|of|:': () => ({}),
    'goes|leads|links|linking|pointing|going|points|opens|opening|open|mails|emails|calls|rings|dials|sends|says|reads|saying|reading|containing|contains|holds|holding':
      () => ({}),
    'takes|brings|sends people|customers|them|you|u': () => ({}),
    'sends|writes|starts a|an? mail|email|message|chat': () => ({}),
    'that|which ~CodeLead': () => ({}),
    'to? show|say|call|mail|email|open|message': () => ({}),
    '~CodeLead to|up|my|our|the|link|website|shop|site|address|page|menu|number|phone|text|words|mail|email|their|instagram|insta':
      () => ({}),
  }),
  ...rules('NetworkName', 0, {
    Term: ({ text }: Term) => text,
    Quote: (text: string) => text,
    'network|wifi|wi-fi|called|named|name|ssid|for|: NetworkName': (name: string) => name,
  }),
  ...rules('Network', 0, {
    NetworkName: (network: string): Network => ({ network, password: null }),
    'NetworkName ,|with|and|. the|a? password|pass|pw|passcode|key is|:|=? Secret|Quote': (
      network: string,
      password: string,
    ): Network => ({ network, password }),
    'NetworkName , with|and the|a? password|pass|pw|passcode|key is|:|=? Secret|Quote': (
      network: string,
      password: string,
    ): Network => ({ network, password }),
  }),
  ...rules('CodeContent', 0, {
    WebFact: (url: string): CodeSaid => ({ content: { to: 'url', url } }),
    PhoneFact: (phone: string): CodeSaid => ({ content: { to: 'phone', phone } }),
    'whatsapp|wa number|at|chat? :|on? PhoneFact': (phone: string): CodeSaid => ({
      content: { to: 'whatsapp', phone },
    }),
    MailFact: (email: string): CodeSaid => ({ content: { to: 'email', email } }),
    Quote: (text: string): CodeSaid => ({ content: { to: 'text', text } }),
    'the? wifi|wi-fi|wlan ,|:|network? Network': wifi,
    'a|an|my|our|the? upi|gpay|paytm|phonepe id|address|payment|payments? to|for|:|at? PaymentAddress': (
      address: string,
    ) => payment(address, undefined),
    'a|an|my|our|the? upi|gpay|paytm|phonepe id|address|payment|payments? to|for|:|at? PaymentAddress ,|for|of|:|with Value|Fact':
      payment,
  }),
  ...rules('CodeAct', 0, {
    '~CodeVerb? ~CodeHead ~CodeLead CodeContent': (said: CodeSaid) => code(said),
    '~CodeVerb? ~CodeHead Where ~CodeLead CodeContent': (where: Where, said: CodeSaid) => code(said, where),
    '~CodeVerb? a|an|the|my|our? wifi|wi-fi|wlan ~CodeWord for|to|with|of|: Network': (network: Network) =>
      code(wifi(network)),
    '~CodeVerb? a|an|the|my|our? upi|payment|gpay|paytm|phonepe ~CodeWord for|to|with|of|: PaymentAddress': (
      address: string,
    ) => asPayment(payment(address, undefined)),
    '~CodeVerb? a|an|the|my|our? upi|payment|gpay|paytm|phonepe ~CodeWord for|to|with|of|: PaymentAddress ,|for|of|:|with Value|Fact':
      (address: string, amount: string) => asPayment(payment(address, amount)),
    '~CodeVerb? a|an|the|my|our? whatsapp|wa ~CodeWord for|to|with|of|: PhoneFact': (phone: string) =>
      code({ content: { to: 'whatsapp', phone } }),
    'CodeAct ,? Where': placed,
    'CodeAct ~Conn put|place|stick|pop it|that|this Where': placed,
  }),
  // Of the one that is there.
  ...rules('CodeAct', 0.1, {
    'point|link|lead|send|change|update|switch|make|let|redirect the|this|that|my|our ~CodeWord point|go|lead|link|open|over|instead? ~CodeLead|into CodeContent':
      changed,
    'the|this|that|my|our ~CodeWord should|must|needs|has to? go|point|lead|link|open|be|hold|say ~CodeLead? CodeContent':
      changed,
    'use|put CodeContent for|in|on|into the|this|that|my|our ~CodeWord instead?': changed,
  }),
  ...rules('Act', 0, { CodeAct: (act: Act<'code'>) => act }),
  // Without a word of what it is to hold.
  ...rules('Alone', 0.3, {
    '~CodeVerb a|an|some|one|small? ~CodeWord please|too|here?': () => lacking(),
    '~CodeVerb a|an|some|one|small? ~CodeWord Where': lacking,
    'a|an ~CodeWord please?': () => lacking(),
  }),
];

const asPayment = (said: CodeSaid | null): Act<'code'> | null => said && code(said);
