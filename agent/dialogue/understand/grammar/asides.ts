/** What is said beside a request for a size, a file or a page: that nothing may get lost, why it is needed, what stays. */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';

const nothing = (): Reference[] => [];

/** They change nothing; sizes keep all that there is, and a page that goes is not needed. */
export const ASIDES: Rule[] = rules('Kept', 0.1, {
  'nothing gets|must|should|may|can|to get|be? lost|cut|cropped|missing|left off|out?': nothing,
  'nothing of it|that gets|must|should|may|can|to get|be? lost|cut|cropped|missing|left off|out?': nothing,
  "don't|dont|without lose|losing|cut|cutting|crop|cropping|drop|dropping anything|stuff|bits off|out?": nothing,
  "don't|dont|without lose|losing|cut|cutting|crop|cropping any of it off|out?": nothing,
  'do not lose|cut|crop|drop anything|stuff off|out?': nothing,
  'everything|all has|have|must|should|needs to? stay|be|fit|remain|still in|on|there|visible|readable|it?': nothing,
  'everything|all stays|stay|fits|in|on|there|it?': nothing,
  'the? same stuff|content|contents|words|everything': nothing,
  "i|we don't|dont need|want|use|like it|that|this|them anymore|any more|now|either?": nothing,
  'i|we no longer need|want it|that|this|them': nothing,
  'keep|leave the? original as it is': nothing,
  'keep|leave the original': nothing,
  'keep|leave this|that one as|how it is': nothing,
  'keep|leave this|that one': nothing,
  'only|just that|this page|slide|one?': nothing,
  'i|we can|could|will|want|need to? download|use|send|upload|post|print|share|keep it?': nothing,
  'as a? copy|duplicate': nothing,
});
