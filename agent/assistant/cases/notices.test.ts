/** Notices of what is lost, stolen or found: their colours are those of what is sought, unless they are said of the design. */
import { describe, expect, it } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

async function briefed(said: string): Promise<{ colors: unknown; words: string }> {
  const chat = new AssistantChat();
  await chat.say(said);
  const { input } = chat.last?.calls.find(({ tool }) => tool === 'compose_design') ?? {};
  const { colors, headline, subheading, lines } = (input ?? {}) as {
    colors?: string[];
    headline?: string;
    subheading?: string;
    lines?: string[];
  };
  return { colors, words: [headline, subheading, ...(lines ?? [])].join(' / ').toLowerCase() };
}

describe('what is sought', () => {
  it.each([
    [
      'LOST PARROT. african grey, name Coco, last seen near Green Point Park. reward R2000. call Thandi 082 555 0147',
      'african grey',
    ],
    ['LOST CAT. black and white, name Oreo, last seen Elm Street. call 555 0147', 'black and white'],
    ['lost parrot, green and yellow, says hello, ring 555 0133', 'green and yellow'],
    ['stolen bike poster. matt black, white saddle, taken from Mill Road on friday. call 555 0123', 'matt black'],
    ['poster lost cat Tom, all white, blue eyes, call 555 0100', 'all white'],
    ['lost budgie. blue. answers to Pip. call 555 0147', 'blue'],
    ['missing dog poster: russian blue collar, dark brown, call Ann 555 0147', 'dark brown'],
  ])('%s', async (said, described) => {
    const { colors, words } = await briefed(said);
    expect(colors).toBeUndefined();
    expect(words).toContain(described);
  });
  it.each([
    ['lost cat poster on yellow, black letters, name Oreo, call 555 0147', ['#ffff00', '#000000']],
    ['LOST DOG poster, red background. brown labrador, answers to Max, 555 0148', ['#ff0000']],
    ['summer sale poster, blue and white, saturday 9am', ['#0000ff', '#ffffff']],
    ['lost & found weekend sale poster, blue and white, saturday 9am', ['#0000ff', '#ffffff']],
    ['get lost in our sale poster, blue and white, saturday 9am', ['#0000ff', '#ffffff']],
  ])('%s: of the design', async (said, colors) => expect((await briefed(said)).colors).toEqual(colors));
});
