/**
 * Colors that nobody names: another one, and which it is not to be. "another color for the headline, you choose",
 * "any color but red", "no white background", "i dont want it white".
 */
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { it, type Act } from './meanings.ts';

/** What is said of a color that is left to us. */
interface Open {
  not: string[];
  /** It was said that it is left to us, or what it is not to be. */
  isOpen: boolean;
}

const both = (one: Open, other: Open): Open => ({
  not: [...one.not, ...other.not],
  isOpen: one.isOpen || other.isOpen,
});
const background = (): Reference[] => [reference({ kind: 'background' })];

export const OTHER_COLORS: Rule[] = [
  ...rules('Shade', 0, { 'color|colour|shade|tone|hue': () => ({}) }),
  ...rules('NotColor', 0, {
    Color: (color: string): string[] => [color],
    'NotColor and|or|,|nor Color': (some: string[], color: string) => [...some, color],
    'NotColor and|or|nor not? Color': (some: string[], color: string) => [...some, color],
    'NotColor again|please|either|anymore|though|tho': (some: string[]) => some,
  }),
  ...rules('Open', 0, {
    'but|except|besides|not|no|never not|for? NotColor': (not: string[]): Open => ({ not, isOpen: true }),
    'but|just|only|anything|something|everything but|not|no|except|besides not|for? NotColor': (
      not: string[],
    ): Open => ({
      not,
      isOpen: true,
    }),
    'other|rather than NotColor': (not: string[]): Open => ({ not, isOpen: true }),
    'you|u choose|pick|decide|select': (): Open => ({ not: [], isOpen: true }),
    'your|ur choice|pick|call': (): Open => ({ not: [], isOpen: true }),
    'surprise me|us': (): Open => ({ not: [], isOpen: true }),
    'whatever|whichever|anything|any|what you|u|we? like|want|think|prefer|fits|suits|matches|works best?':
      (): Open => ({
        not: [],
        isOpen: true,
      }),
    'up to you': (): Open => ({ not: [], isOpen: true }),
    'whatever|anything': (): Open => ({ not: [], isOpen: true }),
    'Open ,|.|; Open': both,
    'Open Open': both,
  }),
  ...rules('OtherColor', 0, {
    'a|an|any|another|some different|other|new|fresh? ~Shade': (): Open => ({ not: [], isOpen: false }),
    'different|other|another|new ~Shade': (): Open => ({ not: [], isOpen: false }),
    'something|sth else|different|other': (): Open => ({ not: [], isOpen: false }),
    'any|anything|something|every ~Shade?': (): Open => ({ not: [], isOpen: false }),
    'OtherColor ,|.|;|–|-? Open': both,
  }),
  ...rules('OtherGround', 0, {
    'a|an|any|another|some different|other|new|fresh? ~BgNoun ~Shade': (): Open => ({ not: [], isOpen: false }),
    'different|other|another|new ~BgNoun ~Shade': (): Open => ({ not: [], isOpen: false }),
    'a|an|another|some different|other|new? ~Shade for|in|on|as|of the|my? ~BgNoun': (): Open => ({
      not: [],
      isOpen: false,
    }),
    'OtherGround ,|.|;|–|-? Open': both,
  }),
  ...rules('Act', 0, {
    // Without a word of what it may be somebody is asked which.
    '~Make|~Exchange|~Pick|paint NP to|into|in|be|have|with? OtherColor': (target: Reference[], open: Open) =>
      open.isOpen ? recolor(target, open) : null,
    '~Make|~Add|~Pick|~Fetch me|us? OtherColor for|on|to|of NP': (open: Open, target: Reference[]) =>
      recolor(target, open),
    'OtherColor for|on|to NP': (open: Open, target: Reference[]) => (open.isOpen ? recolor(target, open) : null),
    'OtherColor for|on|to NP ,|.|;? Open': (some: Open, target: Reference[], open: Open) =>
      recolor(target, both(some, open)),
    '~Pick|~Make|try|use OtherColor for|on|to NP ,|.|;? Open': (some: Open, target: Reference[], open: Open) =>
      recolor(target, both(some, open)),
    'NP should|must|could|can be|have|get OtherColor': (target: Reference[], open: Open) =>
      open.isOpen ? recolor(target, open) : null,
    'can|could NP be|have|get OtherColor': recolor,
    '~Make|~Add|~Pick|~Fetch|surprise me|us? with? OtherGround': (open: Open) => recolor(background(), open),
    OtherGround: (open: Open) => (open.isOpen ? recolor(background(), open) : null),
    // What it is now is not wanted.
    'no|not a|the? Color ~BgNoun': (color: string) => unwanted(background(), color),
    "i|we don't|dont|do want|like|need not? a|the|my? Color ~BgNoun": (color: string) => unwanted(background(), color),
    "i|we don't|dont want|like|need NP to? be? Color": (target: Reference[], color: string) => unwanted(target, color),
    "NP shouldn't|shouldnt|mustn't|mustnt be Color": (target: Reference[], color: string) => unwanted(target, color),
    'NP should|must not be Color': (target: Reference[], color: string) => unwanted(target, color),
    'not Color for|on NP ,|.|;? OtherColor?': (color: string, target: Reference[]) => unwanted(target, color),
    'not Color ,|.|;? something|anything else': (color: string) => unwanted(it, color),
    'anything but Color': (color: string) => unwanted(it, color),
  }),
  ...rules('Pick', 0, { 'pick|choose|select|find|try|use|suggest|take': () => ({}) }),
];

function recolor(target: Reference[], { not }: Open): Act<'recolor'> {
  return { type: 'recolor', target, not, isUnwanted: false };
}

function unwanted(target: Reference[], color: string): Act<'recolor'> {
  return { type: 'recolor', target, not: [color], isUnwanted: true };
}
