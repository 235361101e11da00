/** add_qr_code: numbers completed by the shop's country, and codes that are read back before they are placed. */
import { describe, expect, it } from 'vitest';
import type { ShapeLayer } from '#design/document/layers.ts';
import { contrast } from '#design/layout/contrast.ts';
import { isQrLayer } from '#design/qr/readable.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addQrCode } from './add-qr-code.ts';

async function coded(design: MemoryDesign, input: unknown) {
  const outcome = await design.call(addQrCode, input);
  const layer = Object.values(design.document.layers).findLast(isQrLayer);
  return { outcome, layer, output: outcome.ok ? (outcome.output as Record<string, unknown>) : {} };
}

const inkOf = ({ fill }: ShapeLayer) => (fill?.type === 'solid' ? fill.color : '');

describe('a number', () => {
  it('is completed by the contacts of the brand kit, before the browser', async () => {
    const design = new MemoryDesign();
    design.country = 'US';
    design.brandKit = { ...EMPTY_BRAND_KIT, contacts: [{ type: 'mobile', value: '+44 7700 900456' }] };
    expect((await coded(design, { whatsapp: { phone: '07700 900123' } })).output.content).toBe(
      'https://wa.me/447700900123',
    );
  });

  it('is completed by the browser’s country where it is one of its numbers, and asked about otherwise', async () => {
    const design = new MemoryDesign();
    design.country = 'US';
    expect((await coded(design, { phone: '(415) 555-2671' })).output.content).toBe('tel:+14155552671');
    for (const phone of ['0803 123 4567', '98765 43210'])
      expect((await coded(design, { phone })).outcome).toMatchObject({
        ok: false,
        error: expect.stringContaining(`${phone} has no country code`),
      });
  });

  it('with its code is nobody’s question', async () => {
    const { output } = await coded(new MemoryDesign(), { contact: { first: 'Ana', phone: '+234 803 123 4567' } });
    expect(output.content).toContain('TEL;TYPE=CELL:+2348031234567');
  });
});

describe('a code', () => {
  it('gets colours that cameras read, as near to those that were asked for as they allow', async () => {
    const { layer, output } = await coded(new MemoryDesign(), { url: 'a.example', color: 'yellow' });
    expect(layer && contrast(inkOf(layer), '#ffffff')).toBeGreaterThan(4.5);
    expect(output.mended).toEqual(['a darker code']);
  });

  it('is turned round where it is light on dark', async () => {
    const { layer, output } = await coded(new MemoryDesign(), { url: 'a.example', color: 'white', ground: 'black' });
    expect(layer && [inkOf(layer), layer.shape.ground]).toEqual(['#000000', '#ffffff']);
    expect(output.mended).toEqual(['dark on light']);
  });

  it('grows where it is too small, and is left alone where it is read', async () => {
    const small = await coded(new MemoryDesign(), { url: 'a.example', size: 40 });
    expect(small.layer?.width).toBeGreaterThanOrEqual(90);
    expect(small.output.mended).toEqual(['a larger size']);
    const plain = await coded(new MemoryDesign(), { url: 'a.example', color: 'navy', ground: 'ivory' });
    expect(plain.output).not.toHaveProperty('mended');
    expect(plain.layer && inkOf(plain.layer)).toBe('#000080');
  });

  it('that no camera reads in any form is refused, and nothing is changed', async () => {
    const design = new MemoryDesign();
    design.codesAreSeen = false;
    const { outcome, layer } = await coded(design, { url: 'a.example' });
    expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('could not read') });
    expect(layer).toBeUndefined();
  });
});
