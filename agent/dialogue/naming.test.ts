/** Names of designs by the messages that they begin with. */
import { describe, expect, test } from 'vitest';
import { nameFor } from './naming.ts';

describe('a design is called after its brief', () => {
  test.each([
    ['make a post for my red runners, size 42, $60', 'Red runners, size 42'],
    ['hey can u do a summer sale flyer pls, 20% off all sneakers', 'Summer sale, 20% off all sneakers'],
    ['jazz night poster, friday 8pm, The Blue Door', 'Jazz night, friday 8pm'],
    ['business card Jana Novak, interior designer, jana@novak.example', 'Jana Novak, business card'],
    ['i want a post that tells my customers i now take custom orders', 'I now take custom orders'],
    ['rules poster for our pool: no running, no diving', 'Pool, rules'],
    ['a poster that says "Rest is work too" in white letters', 'Rest is work too'],
    ['logo for my bakery Crumb & Co', 'Crumb & Co'],
    ['any ideas for my plant nursery?', 'Plant nursery'],
  ])('%s', (message, name) => expect(nameFor(message)).toBe(name));

  test.each(['hi', 'remove the background of this photo', 'what does Pro cost?', ''])(
    'but not by “%s”, which names nothing',
    (message) => expect(nameFor(message)).toBeNull(),
  );

  test('in a line that is not too long', () => {
    const name = nameFor(`make a poster that says "${'very long words '.repeat(20)}"`);
    expect(name?.length).toBeLessThanOrEqual(61);
    expect(nameFor('poster for jazz night '.repeat(1000))).toBeNull();
  });
});
