/** Photos mended, enlarged, continued, rid of things, placed in scenes: what people say for it, what follows on it, and what is none of it. */
import { describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { SCENE_LIST } from '#tools/inputs/scene-list.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const TOOLS = ['magic_erase', 'retake', 'upscale', 'expand', 'place_in_scene'];

/** What a wish comes to on a page with one photo: the calls of these tools, and what is said. */
async function calledFor(wish: string, chat: AssistantChat = chatOnPage()) {
  const { calls, said, result } = await chat.say(wish);
  expect(result.state).toBe('finished');
  expect(calls.filter(({ outcome }) => !outcome.ok).map(({ outcome }) => outcome)).toEqual([]);
  return {
    tools: calls.map(({ tool }) => tool),
    inputs: calls.map(({ input }) => input as Record<string, unknown>),
    said,
  };
}

type Cases = readonly (readonly [wish: string, input: object])[];
function each(tool: string, cases: Cases): void {
  it.each(cases)('%s', async (wish, input) => {
    const { tools, inputs, said } = await calledFor(wish);
    expect(tools, said).toEqual([tool]);
    // Of a scene a preview is shown first.
    const first = tool === 'place_in_scene' ? { preview: true } : {};
    expect(inputs[0]).toEqual({ layer: 'photo', ...input, ...first });
  });
}

describe('enlarging', () => {
  each('upscale', [
    ['upscale the photo', {}],
    ['upscale 4x', { factor: 4 }],
    ['please upscale this image by 2x', { factor: 2 }],
    ['enhance the resolution', {}],
    ['make the photo sharper', {}],
    ['make it sharper', {}],
    ['can you increase the resolution of the picture', {}],
    ['the photo is too blurry', {}],
    ['make the image HD', {}],
    ['make the picture 4k', { factor: 4 }],
    ['double the resolution of the photo', { factor: 2 }],
    ['make it print quality', {}],
    ['sharpen the photo', {}],
    ['it looks pixelated, upscale it', {}],
    ['upscale the photo three times', { factor: 3 }],
    ['unblur the picture', {}],
    ['I need a higher resolution', {}],
    ['make photo bigger resolution, its too small for print', {}],
    ['make the picture quality better', {}],
    ['photo is low quality', {}],
    ['make it 4x larger without losing quality', { factor: 4 }],
  ]);
});

describe('fixing', () => {
  each('retake', [
    ['fix this photo', {}],
    ['retake', {}],
    ['retake the photo', {}],
    ['fix up my picture please', {}],
    ['enhance the photo', {}],
    ['improve this picture', {}],
    ['auto enhance', {}],
    ['make the photo look better', {}],
    ['the photo looks dull', {}],
    ['clean the photo', {}],
    ['make this photo professional', {}],
    ['fix the light', { only: ['exposure'] }],
    ['make the light right', { only: ['exposure'] }],
    ['correct the exposure of the photo', { only: ['exposure'] }],
    ['fix the underexposed photo', { only: ['exposure'] }],
    ['fix the white balance', { only: ['white-balance'] }],
    ['remove the yellow tint', { only: ['white-balance'] }],
    ['get rid of the colour cast', { only: ['white-balance'] }],
    ['my photo is too dark and a bit tilted, fix it', { only: ['exposure', 'straighten'] }],
    ['The picture looks yellowish. Please correct it', { only: ['white-balance'] }],
    ['make the photo look like it was taken by a professional', {}],
    ['the photo is crooked', { only: ['straighten'] }],
    ['colors look yellowish, fix', { only: ['white-balance'] }],
    ['the photo came out too blue', { only: ['white-balance'] }],
    ['remove the noise', { only: ['denoise'] }],
    ['the picture is too grainy', { only: ['denoise'] }],
    ['denoise the photo', { only: ['denoise'] }],
    ['straighten the picture', { only: ['straighten'] }],
    ['level the horizon', { only: ['straighten'] }],
    ['fix the photo but don’t crop it', { without: ['crop'] }],
    ['fix this photo without straightening', { without: ['straighten'] }],
  ]);

  it('says what it found and did', async () => {
    const { said } = await calledFor('fix this photo');
    expect(said).toContain('I fixed the photo: better light');
  });
});

describe('continuing', () => {
  each('expand', [
    ['extend the picture to the right', { right: 0.35 }],
    ['expand the photo to the left', { left: 0.35 }],
    ['make room for text above', { top: 0.35 }],
    ['make more room on the left of the photo', { left: 0.35 }],
    ['extend the photo upwards a bit', { top: 0.15 }],
    ['extend it by 50% at the bottom', { bottom: 0.5 }],
    ['expand the image on both sides', { left: 0.35, right: 0.35 }],
    ['outpaint the picture', { left: 0.2, right: 0.2, top: 0.2, bottom: 0.2 }],
    ['extend the photo to 16:9', { ratio: '16:9' }],
    ['expand the picture to a square', { ratio: '1:1' }],
    ['extend the background to fill the page', { fillPage: true }],
    ['extend the photo to the right by 100 px', { right: 0.2 }],
    ['add more sky above', { top: 0.35 }],
    ['make the picture wider by adding background', { left: 0.35, right: 0.35 }],
    ['I need more space above the photo', { top: 0.35 }],
  ]);
});

describe('erasing', () => {
  it.each([
    ['erase the thing at the top left of the photo', { x: 290, y: 400 }],
    ['remove the price tag in the top left corner', { x: 290, y: 400 }],
    ['get rid of the stain at the bottom right', { x: 660, y: 678 }],
    ['take out the cable on the left of the photo', { x: 290 }],
    ['remove the object in the middle of the picture', { x: 475, y: 539 }],
  ])('%s', async (wish, at) => {
    const { tools, inputs, said } = await calledFor(wish);
    expect(tools, said).toEqual(['magic_erase']);
    expect(inputs[0]).toMatchObject({ layer: 'photo', boxes: [at] });
    expect(said).toContain('paint over it with the brush');
  });

  it.each([
    'remove the price tag',
    'erase the price tag from the photo',
    'remove the person from the photo',
    'get rid of the people in the background',
    'remove the dust on the bottle',
    'use the magic eraser',
    'delete the logo from the shirt',
    'get rid of the red eyes',
    'erase the wrinkles in the shirt on the photo',
  ])('%s: offers the brush', async (wish) => {
    const { tools, said } = await calledFor(wish);
    expect(tools, said).toEqual([]);
    expect(said).toContain('Magic erase');
  });

  it('takes the place as an answer', async () => {
    const chat = chatOnPage();
    await chat.say('remove the price tag from the photo');
    const { tools, inputs } = await calledFor('top right', chat);
    expect(tools).toEqual(['magic_erase']);
    expect(inputs[0]).toMatchObject({ boxes: [{ x: 660, y: 400 }] });
  });
});

it.each([
  ['there is a wire at the top of the photo, take it out', 'magic_erase'],
  ['brighten up the photo', 'style'],
  ['make the picture fit the page by extending it', 'expand'],
  ['add a soft shadow below the photo', 'update_layer'],
])('reads what is said the other way round: %s', async (wish, tool) => {
  expect((await calledFor(wish)).tools).toEqual([tool]);
});

it.each([
  'erase the logo on the shoe',
  'there are spots on the wall in the photo, remove them',
  'clean up the background of the photo',
])('asks where, and deletes nothing: %s', async (wish) => {
  const { tools, said } = await calledFor(wish);
  expect(tools, said).toEqual([]);
  expect(said).toContain('Magic erase');
});

describe('scenes', () => {
  each('place_in_scene', [
    [
      'put it on a marble counter in morning light with leaves',
      { words: 'on a marble counter in morning light with leaves' },
    ],
    [
      'put the shoe on a marble counter, morning light, leaves',
      { words: 'on a marble counter, morning light, leaves' },
    ],
    ['lifestyle shot on the beach', { words: 'on the beach' }],
    ['make a lifestyle shot of it on a wooden table', { words: 'on a wooden table' }],
    ['new background: walnut table', { words: 'on walnut table' }],
    ['give it a beach background', { words: 'on beach' }],
    ['change the background to a bathroom shelf', { words: 'on bathroom shelf' }],
    ['change the background to a kitchen counter', { scene: 'kitchen-counter' }],
    ['stage it on black marble', { words: 'on black marble' }],
    ['place the product in a forest', { words: 'in a forest' }],
    ['show it on a stone podium', { words: 'on a stone podium' }],
    ['create a product shot on green velvet', { words: 'on green velvet' }],
    ['flat lay on dark wood', { words: 'flat lay on dark wood' }],
    ['put this on sand with palm shadows', { words: 'on sand with palm shadows' }],
    ['photograph it on slate from above', { words: 'on slate from above' }],
    ['place it on a marble counter, it is 30 cm tall', { words: 'on a marble counter', length: 30 }],
    ['put it on an oak table and show me four variations', { words: 'on an oak table', variations: 4 }],
    ['put it in a garden', { words: 'in a garden' }],
    ['I want the shoe on a rock by the sea', { words: 'on a rock by the sea' }],
    ['make it look like a studio shot', { words: 'in a studio' }],
    ['replace the background with a forest', { words: 'in a forest' }],
    ['on the beach', { words: 'on the beach' }],
    ['photo on linen from above', { words: 'on linen from above' }],
    ['place it on the table', { words: 'on the table' }],
    ['put my photo on a wooden table, the product is 12 cm high', { words: 'on a wooden table', length: 12 }],
    ['give me 3 lifestyle shots on the beach', { words: 'on the beach', variations: 3 }],
    ['make 4 versions of it on marble', { words: 'on marble', variations: 4 }],
    ['create a christmas scene for this product', { words: 'christmas' }],
    ['AI background with tropical leaves', { words: 'with tropical leaves' }],
    [
      'place this on a kitchen table with a coffee shop in the background',
      { words: 'on a kitchen table with a coffee shop in the background' },
    ],
    ['lifestyle photo of the shoe in a gym', { words: 'in a gym' }],
    ['show it floating on water', { words: 'floating on water' }],
    ['winter scene with snow', { words: 'winter with snow' }],
    ['give me a moody dark scene', { words: 'moody dark' }],
    ['generate 4 backgrounds', { scene: 'marble-morning', variations: 4 }],
    ['show me three different backgrounds for the photo', { scene: 'marble-morning', variations: 3 }],
    ['put it outside in nature', { words: 'outside in nature' }],
    ['ai background: desert at sunset', { words: 'desert at sunset' }],
  ]);

  it.each(SCENE_LIST.map(({ id, title }) => [message(title), id] as const))('by its name: %s', async (title, id) => {
    for (const wish of [title, `use the ${title.toLowerCase()} scene`]) {
      const { tools, inputs, said } = await calledFor(wish);
      expect(tools, said).toEqual(['place_in_scene']);
      expect(inputs[0]).toEqual({ layer: 'photo', scene: id, preview: true });
    }
  });

  it('asks where it should stand, and takes the answer', async () => {
    const chat = chatOnPage();
    expect((await calledFor('make a lifestyle shot', chat)).said).toContain('What should it stand on');
    const { tools, inputs } = await calledFor('on oak by a window', chat);
    expect(tools).toEqual(['place_in_scene']);
    expect(inputs[0]).toMatchObject({ words: 'on oak by a window' });
  });

  it('takes the picture that came with the request, on an empty page', async () => {
    const chat = new AssistantChat();
    const { calls } = await chat.say('put this on a marble counter in morning light', [chat.picture('candle.jpg')]);
    expect(calls.map(({ tool, input }) => [tool, input])).toEqual([
      ['place_in_scene', { words: 'on a marble counter in morning light', picture: 'candle.jpg', preview: true }],
    ]);
  });

  it('does other wishes besides', async () => {
    const chat = chatOnPage();
    const { tools } = await calledFor('put it on a marble counter and make the headline white', chat);
    expect(tools[0]).toBe('place_in_scene');
    expect(chat.text('Summer Sale').fill).toEqual({ type: 'solid', color: '#ffffff' });
  });

  it.each([
    [
      'put the mug on a marble counter with morning light, 1080x1350',
      { width: 1080, height: 1350 },
      'on a marble counter with morning light',
    ],
    ['put it on the beach for an Instagram story', { format: 'instagram-story' }, 'on the beach'],
    ['lifestyle shot on a wooden table, as a pinterest pin please', { format: 'pinterest-pin' }, 'on a wooden table'],
    ['place it in a forest at 1920 x 1080 px, show me three variations', { width: 1920, height: 1080 }, 'in a forest'],
  ])('makes the page as large as is said before it makes the scene: %s', async (wish, size, words) => {
    const { tools, inputs, said } = await calledFor(wish);
    expect(tools, said).toEqual(['resize', 'place_in_scene']);
    expect(inputs).toMatchObject([size, { words }]);
  });

  it('leaves a page alone that has the size already', async () => {
    expect((await calledFor('put it on a marble counter, 1080x1080')).tools).toEqual(['place_in_scene']);
    expect((await calledFor('put it on a marble counter, 1080x1080, then make it a story')).tools).toEqual([
      'place_in_scene',
      'resize',
    ]);
  });

  it('goes on with another one, another light, another place, and back', async () => {
    const chat = chatOnPage();
    const before = chat.design.document;
    await calledFor('put it on a marble counter in morning light with leaves', chat);
    const again = await calledFor('another one', chat);
    expect(again.inputs).toMatchObject([
      {
        layer: 'photo',
        picture: expect.any(String),
        words: 'on a marble counter in morning light with leaves',
        variation: 2,
      },
    ]);
    const softer = await calledFor('use softer light in the scene', chat);
    expect(softer.inputs).toMatchObject([{ layer: 'photo', words: 'on a marble counter with leaves, soft light' }]);
    const oak = await calledFor('on oak instead', chat);
    expect(oak.inputs).toMatchObject([{ layer: 'photo', words: 'on oak' }]);
    const ready = await calledFor('rather peach podium', chat);
    expect(ready.inputs).toMatchObject([{ layer: 'photo', scene: 'peach-podium' }]);
    const evening = await calledFor('in evening light', chat);
    expect(String(evening.inputs[0]?.words)).toContain('evening light');
    const more = await calledFor('show me more options', chat);
    expect(more.inputs).toMatchObject([{ variations: 4 }]);
    // Nothing has changed or cost anything so far.
    expect(chat.design.document).toEqual(before);
    expect(chat.design.credits.booked).toEqual([]);
    const used = await calledFor('use it', chat);
    expect(used.inputs[0]).not.toHaveProperty('preview');
    expect(chat.design.credits.booked).toEqual(['reserve 1 image', 'settle']);
    const other = await calledFor('another one', chat);
    expect(other.inputs).toMatchObject([{ layer: 'photo', preview: true }]);
    expect((await calledFor('cancel', chat)).said).toBe(message('assistant.sceneLeft'));
    expect((await calledFor('undo the last change', chat)).tools).toEqual(['undo']);
    expect(chat.design.document.layers).toEqual(before.layers);
  });
});

describe('none of these', () => {
  it.each([
    'put the photo on the left',
    'put it in the corner',
    'make the background sand',
    'make the background forest green',
    'background: sky blue',
    'put the headline on the photo',
    'make the headline sharper',
    'make the photo bigger',
    'make it larger',
    'the photo is way too dark',
    'the picture is underexposed',
    'remove the background of the photo',
    'delete the photo',
    'remove the price',
    'remove the shadow',
    'put the photo in an arch',
    'crop the photo to a square',
    'zoom in on the photo',
    'make the photo fill the page',
    'write "on the beach" at the bottom',
    'add the text "marble counter sale"',
    'undo',
    'make the photo brighter',
    'straighten the photo by 3 degrees',
    'add a sticker of a leaf',
    'give the photo a shadow',
    'make room for the date below the headline',
    'fix the spelling',
    'remove the border',
    'extend the offer until Sunday',
    'blur the photo',
    'put a line under the headline',
    'put it behind the headline',
    'make it pop',
    'make the photo warmer',
    'remove the headline',
    'put the photo on the floor',
    'uncrop the photo',
    'delete the logo',
    'replace the background with blue',
    'put the date on the shape',
    'clean up the background of the photo',
    'the headline is too yellow',
  ])('%s', async (wish) => {
    const chat = chatOnPage();
    const { calls } = await chat.say(wish);
    expect(calls.map(({ tool }) => tool).filter((tool) => TOOLS.includes(tool))).toEqual([]);
  });

  it.each([
    'Instagram post for my candle shop: new marble collection, 20% off',
    'poster for our beach party, Saturday 8 pm',
    'make a flyer for the garden sale on Sunday',
    'Story: cosy kitchen, fresh bread every morning',
    'design a card for my pottery studio',
  ])('%s is a design', async (brief) => {
    const { calls } = await new AssistantChat().say(brief);
    expect(calls[0]?.tool).toBe('compose_design');
  });
});
