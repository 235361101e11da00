/** What is said beside a request for a size, a file or a page: that nothing may get lost, why it is needed, what stays. */
import { rules, type Rule } from '../chart.ts';
import { keepNothing } from './keeping.ts';

/** They change nothing; sizes keep all that there is, and a page that goes is not needed. */
export const ASIDES: Rule[] = rules('Kept', 0.1, {
  'nothing gets|must|should|may|can|to get|be? lost|cut|cropped|missing|left off|out?': keepNothing,
  'nothing of it|that gets|must|should|may|can|to get|be? lost|cut|cropped|missing|left off|out?': keepNothing,
  "don't|dont|without lose|losing|cut|cutting|crop|cropping|drop|dropping anything|stuff|bits off|out?": keepNothing,
  "don't|dont|without lose|losing|cut|cutting|crop|cropping any of it off|out?": keepNothing,
  'do not lose|cut|crop|drop anything|stuff off|out?': keepNothing,
  'everything|all has|have|must|should|needs to? stay|be|fit|remain|still in|on|there|visible|readable|it?':
    keepNothing,
  'everything|all stays|stay|fits|in|on|there|it?': keepNothing,
  'the? same stuff|content|contents|words|everything': keepNothing,
  "i|we don't|dont need|want|use|like it|that|this|them anymore|any more|now|either?": keepNothing,
  'i|we no longer need|want it|that|this|them': keepNothing,
  'keep|leave the? original as it is': keepNothing,
  'keep|leave the original': keepNothing,
  'keep|leave this|that one as|how it is': keepNothing,
  'keep|leave this|that one': keepNothing,
  'only|just that|this page|slide|one?': keepNothing,
  'i|we can|could|will|want|need to? download|use|send|upload|post|print|share|keep it?': keepNothing,
  'as a? copy|duplicate': keepNothing,
});
