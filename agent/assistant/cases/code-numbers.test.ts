/** Numbers in QR codes by chat: completed by the shop's country, or asked about, and the answer makes the code. */
import { beforeEach, expect, it } from 'vitest';
import { isQrLayer } from '#design/qr/readable.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

let chat: AssistantChat;
beforeEach(async () => {
  chat = new AssistantChat();
  await chat.does('Write HELLO');
});

const content = () => Object.values(chat.design.document.layers).find(isQrLayer)?.shape.content ?? null;

it('takes the country of the brand kit', async () => {
  chat.design.brandKit = { ...EMPTY_BRAND_KIT, contacts: [{ type: 'whatsapp', value: '+234 803 000 0000' }] };
  await chat.does('add a QR code for whatsapp 0803 123 4567');
  expect(content()).toBe('https://wa.me/2348031234567');
});

it('takes the country that was chosen in the brand kit, whatever the browser suggests', async () => {
  chat.design.brandKit = { ...EMPTY_BRAND_KIT, country: 'AT' };
  chat.design.country = 'DE';
  await chat.does('add a QR code for 0664 1234567 on WhatsApp');
  expect(content()).toBe('https://wa.me/436641234567');
});

it('takes the country of the browser', async () => {
  chat.design.country = 'NG';
  await chat.does('add a QR code for whatsapp 0803 123 4567');
  expect(content()).toBe('https://wa.me/2348031234567');
});

it('asks for the country, and takes the answer', async () => {
  const { said } = await chat.say('add a QR code for whatsapp 0803 123 4567');
  expect(said).toMatch(/Which country is it/);
  expect(content()).toBeNull();
  await chat.does('Nigeria');
  expect(content()).toBe('https://wa.me/2348031234567');
});

it.each([
  'qr code to chat with us on whatsapp: 0803 123 4567',
  'make a QR code so people can whatsapp us at 0803 123 4567',
  'create qr, whatsapp, 0803 123 4567',
  'add a code people can scan to reach me on WhatsApp, 0803 123 4567',
])('reads “%s”', async (words) => {
  chat.design.country = 'NG';
  await chat.does(words);
  expect(content()).toBe('https://wa.me/2348031234567');
});

it('keeps what the code was to be for when the number comes later', async () => {
  chat.design.country = 'NG';
  expect((await chat.say('add a WhatsApp QR code')).said).toMatch(/What should the QR code open/);
  await chat.does('0803 123 4567');
  expect(content()).toBe('https://wa.me/2348031234567');
});

it('tells what it changed for cameras', async () => {
  await chat.does('add a QR code for shop.example');
  expect(content()).toBe('https://shop.example');
});
