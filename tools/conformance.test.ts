/** What must hold of every tool in the list, whatever it does. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { childrenOf } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { en } from '#messages/en.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { runTool } from './run.ts';
import { tools } from './index.ts';
import type { Tool } from './tool.ts';

interface Case {
  good: (design: MemoryDesign) => unknown[];
  bad: unknown[];
}

/** Inputs for each tool on the design of `prepared`: a tool without a row here fails the test. */
const CASES: Record<string, Case> = {
  look: { good: () => [{}, { layers: ['t1'] }], bad: [{ layers: ['nope'] }, { layers: 'all' }, { what: 1 }] },
  add_text: {
    good: () => [
      { text: 'SUMMER SALE' },
      { text: 'A longer line that has to be wrapped somewhere on the page', role: 'body', place: 'bottom-left' },
      { text: '-30%', role: 'badge', highlight: 'gold', rotation: -8 },
      { text: 'Boxed', x: 100, y: 120, width: 300, height: 90, color: '#f60', font: 'serif', weight: 'bold' },
      { text: 'Huge', size: 2000 },
      { text: 'مرحبا', place: 'top-right' },
    ],
    bad: [
      {},
      { text: '' },
      { text: 'x', color: 'blurple' },
      { text: 'x', color: '#12' },
      { text: 'x', size: 0 },
      { text: 'x', font: 'Comic Sans' },
      { text: 'x', place: 'north' },
      { text: 'x'.repeat(5001) },
    ],
  },
  add_image: {
    good: () => [
      { asset: 'shoe.jpg' },
      { asset: 'shoe', place: 'right', size: 'small', shadow: 'soft', radius: 20 },
      { asset: 'shoe.jpg', size: 'full' },
      { asset: 'shoe.jpg', width: 300, height: 500 },
      { asset: 'shoe.jpg', frame: 'circle' },
      { asset: 'shoe.jpg', frame: 'letter B', place: 'left' },
      { asset: 'empty', frame: 'heart' },
      { asset: 'shoe.jpg', into: 'i1', alt: 'A shoe' },
    ],
    bad: [
      {},
      { asset: 'empty', into: 'i1' },
      { asset: 'shoe.jpg', into: 't1' },
      { asset: 'shoe.jpg', into: 'locked' },
      { asset: 'shoe.jpg', into: 'i1', place: 'top' },
      { asset: 'shoe.jpg', frame: 'spaceship' },
      { asset: 'bag.jpg' },
      { asset: 'a'.repeat(64) },
      { asset: 'shoe.jpg', width: 0 },
      { asset: 'shoe.jpg', size: 'gigantic' },
    ],
  },
  update_layer: {
    good: () => [
      { layer: 't1', text: 'Other words, and more of them than before' },
      { layer: 't1', color: 'red', size: 40, place: 'top-right', font: 'Anton', shadow: 'strong' },
      { layer: 'i1', scale: 0.5, alignToPage: 'left', rotation: 10, frame: 'circle' },
      { layer: 's1', color: 'navy', outline: { color: 'white', width: 4 }, opacity: 0.5, order: 'front' },
      { layer: 'g1', moveX: 40, opacity: 0.9 },
    ],
    bad: [
      { layer: 't1' },
      { layer: 'nope', color: 'red' },
      { layer: 'i1', text: 'x' },
      { layer: 't1', opacity: 3 },
      { layer: 't1', place: 'top', x: 3 },
      { layer: 'locked', x: 3 },
      { layer: 's1', font: 'Inter' },
    ],
  },
  delete: {
    good: () => [{ layers: ['t1'] }, { layers: ['g1', 'in-group'] }],
    bad: [{}, { layers: [] }, { layers: ['nope'] }, { layers: ['background'] }, { layers: ['locked'] }],
  },
  compose_design: {
    good: () => [
      {
        headline: 'Summer sale',
        offer: '30% off',
        callToAction: 'Shop now',
        lines: ['Until Sunday'],
        pictures: ['shoe.jpg'],
        mood: 'summer sale',
        format: 'instagram-story',
      },
      {
        headline: 'Jazz night',
        colors: ['navy', '#ffd700'],
        fonts: { heading: 'Syne' },
        width: 1200,
        height: 400,
        variant: 3,
      },
      { rework: true, variant: 1, cutout: true },
      { pictures: ['shoe.jpg'], composition: 'luxury', useBrandKit: false },
    ],
    bad: [
      {},
      { headline: 'x', format: 'billboard' },
      { headline: 'x', width: 50, height: 50 },
      { headline: 'x', width: 500 },
      { headline: 'x', colors: ['blurple'] },
      { headline: 'x', fonts: { heading: 'Comic Sans' } },
      { headline: 'x', composition: 'nope' },
      { headline: 'x', variant: -1 },
      { pictures: ['gone.jpg'] },
      { headline: 'x'.repeat(401) },
    ],
  },
  set_background: {
    good: () => [
      { color: 'navy' },
      { gradient: { from: '#fff', to: 'gold', angle: 45 } },
      { image: 'shoe.jpg' },
      { none: true },
    ],
    bad: [{}, { color: 'navy', none: true }, { color: '#zzz' }, { image: 'nope' }, { gradient: { from: 'red' } }],
  },
  check_listing: {
    good: () => [{ market: 'amazon' }, { market: 'Google Shopping', fix: true }, { market: 'walmart-main', fix: true }],
    bad: [{}, { market: '' }, { market: 'depop' }, { market: 'the corner shop' }, { market: 'ebay', fix: 'yes' }],
  },
  resize: {
    good: () => [{ format: 'instagram-story' }, { format: 'A4' }, { width: 1200, height: 400 }],
    bad: [
      {},
      { format: 'billboard' },
      { width: 50, height: 50 },
      { width: 5000, height: 500 },
      { width: 500 },
      { format: 'a4', width: 300, height: 300 },
    ],
  },
  place_in_scene: {
    good: () => [
      { layer: 'i1', scene: 'marble-morning' },
      { layer: 'i1', words: 'on a wooden table, leaves', variations: 2, seed: 4, length: 8 },
      { picture: 'shoe.jpg', scene: 'flat-oak', variation: 3 },
    ],
    bad: [
      {},
      { layer: 'i1' },
      { layer: 't1', scene: 'beach-day' },
      { layer: 'nope', scene: 'beach-day' },
      { layer: 'i1', scene: 'the moon' },
      { layer: 'i1', scene: 'beach-day', words: 'beach' },
      { layer: 'i1', words: 'x' },
      { layer: 'i1', scene: 'beach-day', variation: 5 },
      { picture: 'hat', scene: 'beach-day' },
    ],
  },
  generate_image: {
    good: () => [
      { type: 'image', words: 'a sunset over the sea' },
      { type: 'image', words: 'leaves', style: 'pattern', use: 'layers', variations: 3, seed: 4 },
      { type: 'sticker', words: 'a happy avocado', place: 'top-right' },
      { type: 'typography', words: 'Stay wild', style: 'neon', colors: ['gold'], width: 800 },
      { type: 'signature', words: 'Anna Berg', use: 'picture' },
      { type: 'poster', words: 'Jazz night, Friday 8pm', variation: 7 },
    ],
    bad: [
      {},
      { type: 'image' },
      { type: 'video', words: 'x' },
      { type: 'sticker', words: '' },
      { type: 'sticker', words: 'a fox', style: 'neon' },
      { type: 'image', words: 'x', width: 50 },
      { type: 'image', words: 'x', variations: 5 },
      { type: 'image', words: 'x', colors: ['blurple'] },
      { type: 'image', words: 'x', pictures: ['gone.jpg'] },
    ],
  },
  remove_background: {
    good: () => [
      {},
      { layer: 'i1' },
      { picture: 'shoe.jpg' },
      { layer: 'i1', restore: true },
      { layer: 'i1', box: { x: 200, y: 300, width: 200, height: 200 } },
      { layer: 'i1', point: [300, 400] },
    ],
    bad: [
      { layer: 'i1', point: [-900, -900] },
      { layer: 't1' },
      { layer: 'nope' },
      { picture: 'bag.jpg' },
      { layer: 'i1', restore: 'yes' },
    ],
  },
  magic_erase: {
    good: () => [
      { layer: 'i1', boxes: [{ x: 0, y: 0, width: 1080, height: 1080 }] },
      {
        layer: 'i1',
        strokes: [
          {
            points: [
              [0, 0],
              [1080, 1080],
            ],
            size: 30,
          },
        ],
      },
    ],
    bad: [
      {},
      { layer: 'i1' },
      { layer: 'i1', boxes: [] },
      { layer: 'i1', boxes: [{ x: 9000, y: 9000, width: 10, height: 10 }] },
      { layer: 'nope', boxes: [{ x: 0, y: 0, width: 10, height: 10 }] },
      { layer: 't1', boxes: [{ x: 0, y: 0, width: 10, height: 10 }] },
    ],
  },
  retake: {
    good: () => [{ layer: 'i1' }, { layer: 'i1', only: ['exposure'], without: ['crop'] }],
    bad: [
      { layer: 't1' },
      { layer: 'nope' },
      { layer: 'i1', only: ['sharpness'] },
      { layer: 'i1', only: ['crop'], without: ['crop'] },
    ],
  },
  upscale: {
    good: () => [{ layer: 'i1' }, { layer: 'i1', factor: 2 }],
    bad: [{ layer: 't1' }, { layer: 'nope' }, { layer: 'i1', factor: 9 }],
  },
  expand: {
    good: () => [
      { layer: 'i1', left: 0.2 },
      { layer: 'i1', ratio: '9:21' },
    ],
    bad: [
      {},
      { layer: 'i1' },
      { layer: 'i1', ratio: 'wide' },
      { layer: 'i1', ratio: '1:1', left: 0.1 },
      { layer: 't1', left: 0.2 },
      { layer: 'nope', left: 0.2 },
      { layer: 'i1', left: 7 },
    ],
  },
  text_behind: {
    good: () => [
      { text: 'WOW', layer: 'i1' },
      { text: 'Summer\nsale', layer: 'i1', place: 'top', color: 'gold', font: 'Syne', letterCase: 'upper' },
    ],
    bad: [
      {},
      { text: '' },
      { text: 'WOW', layer: 't1' },
      { text: 'WOW', layer: 'nope' },
      { text: 'WOW', place: 'left' },
      { text: 'x'.repeat(61) },
      { text: 'WOW', color: 'blurple' },
    ],
  },
  edit_text: {
    good: () => [
      { layer: 't1', text: 'Other words, and more of them than before' },
      { layer: 't1', find: 'hello', replace: 'Welcome', append: '!', weight: 'bold' },
      { layer: 't1', part: 'there', color: 'red', scale: 1.5, underline: true },
      { layer: 't1', text: 'one\ntwo\nthree', list: 'numbers', lineHeight: 1.5 },
      { layer: 't1', fit: 'page', font: 'Anton', gradient: { from: 'red', to: 'blue' } },
      { layer: 't2', size: 90, align: 'center', letterCase: 'upper' },
      { layer: 't1', part: 'Hello', italic: true },
      { layer: 't1', fit: 's1' },
      { layer: 't1', fit: 'g1', autoSize: 'letters', verticalAlign: 'middle', direction: 'rtl' },
      { layer: 't1', effect: 'neon', color: 'hotpink' },
    ],
    bad: [
      {},
      { layer: 't1' },
      { layer: 't1', fit: 'nope' },
      { layer: 't1', fit: 't2' },
      { layer: 't1', autoSize: 'letters', size: 40 },
      { layer: 't1', effect: 'sparkle' },
      { layer: 'i1', text: 'x' },
      { layer: 'nope', text: 'x' },
      { layer: 't1', find: 'goodbye', replace: 'x' },
      { layer: 't1', find: 'x' },
      { layer: 't1', part: 'Hello' },
      { layer: 't1', part: 'goodbye', color: 'red' },
      { layer: 't1', size: 0 },
      { layer: 't1', size: 20, scale: 2 },
      { layer: 't1', color: 'blurple' },
      { layer: 't1', text: '' },
      { layer: 't1', find: 'Hello there', replace: '' },
      { layer: 'locked', text: 'x' },
    ],
  },
  photo_grid: {
    good: () => [
      { layout: '4-squares' },
      { pictures: ['shoe.jpg', 'i1', ''], gap: 0, radius: 12 },
      { pictures: ['shoe', 'shoe'], layout: '3-hero-left', x: 40, y: 600, width: 400 },
    ],
    bad: [
      {},
      { pictures: ['shoe.jpg'] },
      { layout: '4-circles' },
      { pictures: ['shoe', 'shoe', 'shoe'], layout: '2-rows' },
      { pictures: ['i1', 'i1'] },
      { pictures: ['t1', 'i1'] },
      { pictures: ['bag.jpg', 'i1'] },
      { layer: 'i1', gap: 4 },
      { layer: 'g1', gap: 4 },
      { layout: '2-rows', swap: ['a', 'b'] },
      { layout: '2-rows', gap: 501 },
      { layer: 'i1' },
    ],
  },
  draw: {
    good: () => [
      {
        strokes: [
          [
            [100, 100],
            [300, 160],
            [520, 90],
          ],
        ],
      },
      {
        strokes: [
          [[10, 10]],
          [
            [40, 40],
            [90, 90],
          ],
        ],
        brush: 'highlighter',
        color: 'lime',
        width: 60,
        opacity: 0.3,
      },
    ],
    bad: [
      {},
      { strokes: [] },
      { strokes: [[]] },
      { strokes: [[[1, 2, 3]]] },
      { strokes: [[[1, 30000]]] },
      { erase: [1] },
      { layer: 't1', erase: [1] },
      { layer: 'nope', strokes: [[[1, 2]]] },
      { strokes: [[[1, 2]]], brush: 'crayon' },
      { strokes: [[[1, 2]]], width: 0 },
    ],
  },
  add_table: {
    good: () => [
      {
        rows: [
          ['Size', 'Bust'],
          ['S', '84'],
          ['M', '88'],
        ],
      },
      { ready: 'womens-tops', style: 'dark', color: 'navy', place: 'bottom' },
      {
        rows: [
          ['Latte', '3.90'],
          ['Mocha', '4.20'],
        ],
        headerRow: false,
        headerColumn: true,
        x: 100,
        y: 120,
        width: 400,
        font: 'serif',
      },
      { rows: Array.from({ length: 60 }, (_, row) => Array.from({ length: 12 }, (__, column) => `${row} ${column}`)) },
    ],
    bad: [
      {},
      { rows: [] },
      { rows: [[]] },
      { ready: 'hats' },
      { rows: [['a']], ready: 'rings' },
      { rows: Array.from({ length: 61 }, () => ['a']) },
      { rows: [Array.from({ length: 13 }, () => 'a')] },
      { rows: [['x'.repeat(501)]] },
      { rows: [['a']], style: 'neon' },
    ],
  },
  update_table: {
    good: () => [
      { layer: 'table', set: [{ row: 2, column: 'Price', text: '$30' }] },
      {
        layer: 'table',
        addRows: [
          ['Scarf', '$42'],
          ['Cap', '$18'],
        ],
        at: 2,
      },
      { layer: 'table', addColumns: [['Size', 'One', 'Two']], removeRows: [3], sort: { column: 1, descending: true } },
      { layer: 'table', style: 'striped', color: 'crimson', headerRow: false, headerColumn: true },
      { layer: 'table', removeColumns: ['price'] },
    ],
    bad: [
      {},
      { layer: 'table' },
      { layer: 'nope', headerRow: false },
      { layer: 't1', headerRow: false },
      { layer: 'table', set: [{ row: 9, column: 1, text: 'x' }] },
      { layer: 'table', set: [{ row: 1, column: 'Colour', text: 'x' }] },
      { layer: 'table', removeRows: [1, 2, 3] },
      { layer: 'table', at: 2 },
      { layer: 'table', addRows: Array.from({ length: 58 }, () => ['a']) },
      { layer: 'table', sort: { column: 7 } },
    ],
  },
  add_qr_code: {
    good: () => [
      { url: 'shop.example' },
      { text: 'Hello', modules: 'dots', eyes: 'circle', color: 'navy', ground: 'none', correction: 'H' },
      { wifi: { network: 'Guests', password: 'abc;123' }, place: 'center', size: 300 },
      { contact: { first: 'Ana', phone: '+1 555 0100' }, x: 10, y: 10 },
      { upi: { address: 'shop@bank', amount: 120 } },
      { layer: 'qr', url: 'https://other.example', modules: 'rounded' },
      { layer: 'qr', place: 'top', ground: 'ivory' },
    ],
    bad: [
      {},
      { url: '' },
      { url: 'a.example', text: 'b' },
      { phone: 'none' },
      { layer: 't1', url: 'a.example' },
      { layer: 'nope', url: 'a.example' },
      { text: 'x'.repeat(1001) },
      { text: 'é'.repeat(501) },
      { contact: {} },
      { url: 'a.example', modules: 'stars' },
    ],
  },
  add_shape: {
    good: () => [
      { shape: 'circle' },
      { shape: 'speech-bubble', place: 'top-right', color: 'gold' },
      { shape: 'blob', behind: 't1' },
      { icon: 'delivery truck' },
      { shape: 'arrow', x: 100, y: 100, width: 300, rotation: 30 },
      { shape: 'rectangle', width: 300, height: 90, radius: 20, gradient: { from: 'red', to: 'gold', angle: 90 } },
      { shape: 'star', sides: 12, color: 'none', outline: { color: 'navy', width: 6 } },
      { shape: 'wave' },
      { shape: 'seal', behind: 'g1' },
      { shape: 'pill', behind: 't2' },
      { shape: 'arrow', from: 't1', to: 'i1', line: { start: 'circle', dash: 'dashed', width: 9 } },
      { shape: 'line', from: [100, 900], to: [800, 960], color: 'red' },
    ],
    bad: [
      {},
      { shape: 'arrow', from: 't1' },
      { shape: 'circle', from: 't1', to: 'i1' },
      { shape: 'arrow', from: 't1', to: 'i1', place: 'top' },
      { shape: 'arrow', from: 't1', to: 't1' },
      { shape: 'arrow', from: 't1', to: 't2' },
      { shape: 'arrow', from: 't1', to: 'nope' },
      { shape: 'circle', line: { end: 'arrow' } },
      { shape: 'arrow', line: { end: 'hook' } },
      { shape: 'squircle' },
      { shape: 'circle', icon: 'truck' },
      { icon: 'qqqzzz' },
      { shape: 'circle', width: 0 },
      { shape: 'circle', behind: 'nope' },
      { shape: 'circle', color: '#12' },
      { shape: 'polygon', sides: 2 },
      { shape: 'circle', opacity: 2 },
    ],
  },
  add_sticker: {
    good: () => [
      { sticker: '🔥' },
      { sticker: 'gift', place: 'top-left', size: 'large' },
      { sticker: 'red heart', size: 80, rotation: -12, outline: { color: 'white', width: 8 } },
      { sticker: 'a thumbs up sticker', x: 10, y: 20 },
    ],
    bad: [
      {},
      { sticker: '' },
      { sticker: 'qqqzzz' },
      { sticker: '👪' },
      { sticker: '🔥', size: 'gigantic' },
      { sticker: '🔥', size: 0 },
      { sticker: '🔥', place: 'north' },
    ],
  },
  arrange: {
    good: () => [
      { layers: ['i1'], align: 'center' },
      { layers: ['i1', 's1', 't1'], align: 'left' },
      { layers: ['i1', 's1', 't1'], distribute: 'vertically' },
      { layers: ['g1', 's1'], stack: 'across', gap: 20 },
      { layers: ['g1'], place: 'bottom-right' },
      { layers: ['t1'], relative: { side: 'below', of: 'i1' } },
      { layers: ['t1'], relative: { side: 'inside', of: 's1', gap: 8 } },
      { layers: ['s1'], matchSize: { of: 'i1', what: 'both' } },
      { layers: ['t1', 's1'], swap: true },
      { layers: ['t2'], align: 'middle' },
    ],
    bad: [
      {},
      { layers: [] },
      { layers: ['i1'] },
      { layers: ['nope'], align: 'left' },
      { layers: ['i1'], align: 'centre' },
      { layers: ['locked'], align: 'left' },
      { layers: ['i1', 't2'], align: 'left' },
      { layers: ['i1'], swap: true },
      { layers: ['i1', 's1'], distribute: 'vertically' },
      { layers: ['i1'], stack: 'down' },
      { layers: ['i1'], relative: { side: 'under', of: 's1' } },
      { layers: ['i1'], relative: { side: 'below', of: 'i1' } },
      { layers: ['i1', 's1'], swap: true, place: 'top' },
    ],
  },
  reorder: {
    good: () => [
      { layers: ['s1'], to: 'front' },
      { layers: ['t1', 's1'], to: 'back' },
      { layers: ['i1'], to: 'forward' },
      { layers: ['in-group'], below: 's1' },
      { layers: ['s1'], above: 't1' },
      { layers: ['t1'], above: 'background' },
    ],
    bad: [
      { layers: ['background'], to: 'front' },
      { layers: ['s1'] },
      { layers: ['s1'], to: 'top' },
      { layers: ['s1'], below: 'background' },
      { layers: ['s1'], to: 'front', above: 't1' },
      { layers: ['nope'], to: 'front' },
      { layers: ['locked'], to: 'front' },
      { layers: ['in-group'], above: 'g1' },
      { layers: ['s1'], above: 't2' },
    ],
  },
  group: {
    good: () => [
      { layers: ['s1', 't1'] },
      { layers: ['i1', 'g1'], name: 'Offer' },
      { layers: ['g1'], ungroup: true },
      { layers: ['in-group', 's1'] },
    ],
    bad: [
      {},
      { layers: ['s1'] },
      { layers: ['g1'] },
      { layers: ['s1'], ungroup: true },
      { layers: ['in-group'], ungroup: true },
      { layers: ['nope', 's1'] },
      { layers: ['locked', 's1'] },
      { layers: ['s1', 't2'] },
      { layers: ['s1', 't1'], name: '' },
    ],
  },
  duplicate: {
    good: () => [
      { layers: ['s1'] },
      { layers: ['g1', 't1'], count: 3, dx: 40 },
      { layers: ['i1'], page: 2 },
      { layers: ['t2'], dy: -30 },
    ],
    bad: [
      {},
      { layers: ['nope'] },
      { layers: ['s1'], count: 0 },
      { layers: ['s1'], count: 500 },
      { layers: ['s1'], page: 9 },
      { layers: ['locked'] },
      { layers: ['s1', 't2'] },
    ],
  },
  crop: {
    good: () => [
      { layer: 'i1', ratio: '1:1' },
      { layer: 'i1', box: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 } },
      { layer: 'i1', zoom: 2, focus: 'top-left' },
      { layer: 'i1', frame: 'arch' },
      { layer: 'i1', frame: 'rounded', radius: 30, ratio: '4:5' },
      { layer: 'i1', ratio: 'original' },
      { layer: 'i1', radius: 12 },
      { layer: 'i1', angle: -4.5 },
      { layer: 'i1', frame: 'letter-a', angle: 45 },
      { layer: 'i1', frame: 'cloud' },
    ],
    bad: [
      {},
      { layer: 'i1' },
      { layer: 't1', ratio: '1:1' },
      { layer: 'i1', ratio: 'wide' },
      { layer: 'i1', ratio: '1:90' },
      { layer: 'i1', zoom: 0 },
      { layer: 'i1', frame: 'spaceship' },
      { layer: 'i1', angle: 46 },
      { layer: 't1', angle: 3 },
      { layer: 'i1', box: { x: 0, y: 0, width: 2, height: 1 } },
      { layer: 'i1', focus: 'subject' },
      { layer: 'nope', zoom: 2 },
    ],
  },
  pages: {
    good: () => [
      { action: 'add' },
      { action: 'add', to: 1, name: 'Cover', background: 'white' },
      { action: 'duplicate' },
      { action: 'duplicate', page: 2, name: 'Copy' },
      { action: 'remove', page: 2 },
      { action: 'remove' },
      { action: 'rename', name: 'Front' },
      { action: 'move', to: 2 },
      { action: 'show', page: 2 },
    ],
    bad: [
      {},
      { action: 'delete' },
      { action: 'remove', page: 9 },
      { action: 'rename' },
      { action: 'move' },
      { action: 'move', to: 9 },
      { action: 'show', page: 0 },
    ],
  },
  style: {
    good: () => [
      { layers: ['t1'], gradient: { from: 'red', to: 'gold' }, shadow: 'soft', highlight: 'none' },
      {
        layers: ['i1'],
        look: 'mono',
        filters: { brightness: 20, warmth: -30 },
        reflection: 'soft',
        flip: 'horizontal',
      },
      { layers: ['g1'], color: 'navy', opacity: 0.5, blend: 'multiply', flip: 'both' },
      { layers: ['s1', 'i1'], radius: 24, outline: { color: 'white', width: 4 } },
      { layers: ['t2', 't2'], highlight: 'gold' },
      { layers: ['t1', 'i1'], look: 'warm' },
      { layers: ['s1'], outline: { color: 'navy', width: 6 }, line: { dash: 'dotted' } },
    ],
    bad: [
      {},
      { layers: ['s1'], line: { dash: 'dashed' } },
      { layers: ['t1'], line: { end: 'arrow' } },
      { layers: ['s1'], outline: { color: 'navy', width: 6 }, line: { end: 'arrow' } },
      { layers: ['s1'], sides: 5 },
      { layers: ['t1'] },
      { layers: ['t1'], look: 'mono' },
      { layers: ['i1'], color: 'red' },
      { layers: ['g1'], filters: { blur: 3 } },
      { layers: ['i1'], filters: { brightness: 300 } },
      { layers: ['i1'], look: 'sparkly' },
      { layers: ['s1'], color: 'red', gradient: { from: 'red', to: 'blue' } },
      { layers: ['locked'], opacity: 0.4 },
      { layers: ['s1'], blend: 'mix' },
    ],
  },
  apply_brand_kit: {
    good: (design) => {
      const logo = design.addPicture('mark.png', 400, 200);
      design.brandKit = {
        name: 'Crumb',
        logos: [{ asset: logo.id, name: 'mark.png' }],
        colors: ['#0f6b66', '#f4502f', '#10201f'],
        fonts: { heading: 'Fraunces', body: 'DM Sans' },
        contacts: [
          { type: 'instagram', value: 'crumb' },
          { type: 'email', value: 'hello@crumb.example' },
          { type: 'website', value: 'crumb.example' },
        ],
      };
      return [
        {},
        { what: ['colors'] },
        { what: ['logo', 'fonts'] },
        { contacts: ['email', 'instagram'] },
        { what: ['contacts'] },
      ];
    },
    bad: [{}, { what: [] }, { what: ['everything'] }, { contacts: ['fax'] }, { what: 'colors' }],
  },
  generate_logo: {
    good: () => [
      { name: 'Crumb & Co', description: 'small bakery in Lisbon' },
      { description: 'dog grooming' },
      { name: 'Sol', style: 'emblem', colors: ['navy', '#f60'], variant: 3 },
      { name: 'ネコ', style: 'line art', elements: ['moon'], useBrandKit: false },
    ],
    bad: [
      {},
      { name: ' ', description: '!?' },
      { name: 'Sol', style: '3d' },
      { name: 'Sol', place: 5 },
      { name: 'Sol', colors: ['blurple'] },
      { name: 'Sol', variant: -1 },
      { name: 'Sol', place: 1 },
      { name: 'x'.repeat(61) },
    ],
  },
  animate_layers: {
    good: () => [
      { in: 'pop' },
      { layers: ['t1', 'i1'], in: 'rise', by: 'word', speed: 'slow', loop: 'float', strength: 0.3 },
      { layers: ['i1'], drift: 'zoom-in', out: 'fade', duration: 400 },
      { pageSeconds: 3 },
      { transition: 'fade', pages: 'all' },
      { remove: true, pages: 'all' },
      { layers: ['g1'], loop: 'spin', delay: 300, stagger: 0 },
      { layers: ['t1'], in: 'none' },
    ],
    bad: [
      {},
      { in: 'explode' },
      { layers: ['nope'], in: 'pop' },
      { layers: ['locked'], in: 'pop' },
      { remove: true, in: 'pop' },
      { pageSeconds: 90 },
      { layers: [], in: 'pop' },
      { strength: 2 },
      { layers: ['t1', 't2'], in: 'pop' },
      { by: 'syllable' },
    ],
  },
  make_video: {
    good: () => [
      {},
      { pages: 'this', shorterSide: 300 },
      { preset: 'zoom-in', seconds: 4, ratio: '9:16' },
      { preset: 'price-pop', pictures: ['shoe.jpg'], price: '$49', before: '$60', accent: 'navy' },
      { preset: 'text-reveal', headline: 'Hello', pictures: ['i1'], font: 'Inter' },
    ],
    bad: [
      { preset: 'explode' },
      { preset: 'slideshow' },
      { preset: 'price-pop' },
      { preset: 'zoom-in', seconds: 60 },
      { preset: 'zoom-in', ratio: '2:1' },
      { seconds: 5 },
      { preset: 'zoom-in', pictures: ['gone.jpg'] },
      { preset: 'zoom-in', font: 'Comic Sans' },
      { preset: 'zoom-in', shorterSide: 4000 },
    ],
  },
  try_on: {
    good: () => [
      { type: 'earrings', garment: 'shoe.jpg', model: 'Ada', words: 'gold hoops' },
      { type: 'full', garment: 'i1', model: 'ada' },
    ],
    bad: [
      {},
      { type: 'hat' },
      { type: 'top', garment: 'gone.jpg' },
      { type: 'top', garment: 'shoe.jpg', person: 'gone.jpg' },
      { type: 'top', garment: 'shoe.jpg', model: 'Nobody' },
      { type: 'top', garment: 'shoe.jpg', person: 'i1' },
      { type: 'top', garment: 'shoe.jpg', person: 'i1', model: 'Ada' },
      { type: 'top', garment: 'shoe.jpg', person: 'shoe.jpg' },
      { type: 'top', garment: 'shoe.jpg', model: 'mine' },
    ],
  },
  undo: { good: () => [{}], bad: [{ steps: 'all' }] },
  redo: {
    good: (design) => {
      design.undo();
      return [{}];
    },
    bad: [{ steps: 2 }, {}],
  },
  export: {
    good: () => [
      {},
      { format: 'jpg', quality: 80, fileName: 'Été: 30 %' },
      { shorterSide: 500 },
      { format: 'pdf', pages: 'this' },
      { pages: 'all' },
      { format: 'webp', sizes: [300, 200], transparent: true },
      { format: 'mp4' },
      { format: 'mp4', pages: 'this', shorterSide: 500 },
    ],
    bad: [
      { format: 'svg' },
      { format: 'vector-pdf' },
      { format: 'gif' },
      { format: 'pdf', sizes: [300] },
      { format: 'jpg', transparent: true },
      { format: 'pdf', pages: 2 },
      { format: 'mp4', sizes: [300] },
      { format: 'mp4', transparent: true },
      { shorterSide: 4000 },
      { quality: 0 },
      { fileName: '' },
    ],
  },
};

async function prepared(): Promise<MemoryDesign> {
  const design = new MemoryDesign();
  const picture = design.addPicture('shoe.jpg', 1600, 1200);
  const {
    createGroupLayer,
    createImageLayer,
    createPage,
    createShapeLayer,
    createTableLayer,
    createTextLayer,
    tableCells,
  } = await import('#design/document/create.ts');
  const { page } = design;
  design.edit(
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 's1', parent: page, order: 'a1', x: 600, y: 700, width: 200, height: 100 }),
    },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'i1',
        parent: page,
        order: 'a2',
        asset: picture.id,
        name: 'shoe.jpg',
        x: 100,
        y: 400,
        width: 480,
        height: 360,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 't1', parent: page, order: 'a3', text: 'Hello there', x: 80, y: 80 }),
    },
    { type: 'layer.add', layer: createGroupLayer({ id: 'g1', parent: page, order: 'a4', name: 'badge' }) },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'in-group',
        parent: 'g1',
        order: 'a1',
        x: 820,
        y: 60,
        width: 120,
        height: 120,
        shape: { kind: 'ellipse' },
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'locked',
        parent: page,
        order: 'a5',
        x: 900,
        y: 900,
        width: 90,
        height: 90,
        locked: true,
      }),
    },
    {
      type: 'layer.add',
      layer: createTableLayer({
        id: 'table',
        parent: page,
        order: 'a6',
        x: 80,
        y: 820,
        width: 500,
        cells: tableCells([
          ['Product', 'Price'],
          ['Bag', '$24'],
          ['Hat', '$18'],
        ]),
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'qr',
        parent: page,
        order: 'a7',
        x: 880,
        y: 300,
        width: 180,
        height: 180,
        fill: { type: 'solid', color: '#17150f' },
        shape: {
          kind: 'qr',
          content: 'https://shop.example',
          correction: 'M',
          modules: 'square',
          eyes: 'square',
          quiet: 4,
          ground: '#ffffff',
        },
      }),
    },
    { type: 'page.add', page: createPage({ id: 'second', order: 'a5', name: 'Second' }) },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 't2', parent: 'second', order: 'a1', text: 'On the second page', x: 80, y: 80 }),
    },
  );
  return design;
}

function call(tool: Tool, input: unknown, design: MemoryDesign) {
  let count = 0;
  return runTool({
    tool,
    input,
    environment: design.environment(),
    newId: () => `new${(count += 1)}`,
    signal: new AbortController().signal,
  });
}

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const cases = CASES[name];

  it('has cases here', () => expect(cases).toBeDefined());

  it('declares itself', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(Object.keys(en)).toContain(tool.title);
    expect(tool.description.length).toBeGreaterThan(40);
    expect(tool.cost === null || tool.cost.amount > 0).toBe(true);
    expect(['never', 'always', 'many-layers']).toContain(tool.approval);
    expect(tool.timeoutMs).toBeGreaterThanOrEqual(1000);
    // As long as an engine may work: films.
    expect(tool.timeoutMs).toBeLessThanOrEqual(900_000);
  });

  it('has an input schema that other programs can read', () => {
    const schema = z.toJSONSchema(tool.input, { io: 'input', target: 'draft-7' }) as {
      type?: string;
      additionalProperties?: unknown;
    };
    expect(schema.type).toBe('object');
    expect(schema.additionalProperties).toBe(false);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    // Read back as a schema it takes and refuses what the tool's own does, as far as JSON schema can say it.
    const again = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const design = new MemoryDesign();
    for (const good of cases?.good(design) ?? [])
      expect(again.safeParse(good).success, `${JSON.stringify(good)}`).toBe(true);
    expect(again.safeParse({ noSuchField: 1 }).success).toBe(false);
  });

  it('does its work, short and without base64, and every operation inverts exactly', async () => {
    for (const [index] of (cases?.good(await prepared()) ?? []).entries()) {
      const design = await prepared();
      const input = cases?.good(design)[index];
      const before = design.document;
      const outcome = await call(tool, input, design);
      expect(outcome, `${JSON.stringify(input)}`).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      const said = JSON.stringify(outcome.output);
      expect(said.length).toBeLessThan(8000);
      expect(said).not.toMatch(/[A-Za-z0-9+/]{80,}/);
      expect(JSON.stringify(outcome.card)).not.toMatch(/data:/);
      expect(outcome.revision).toBe(design.revision);
      expect(Object.keys(en)).toContain(outcome.card.key);
      // What was committed is named, so that it can be taken back by itself; where to look is a page that is there.
      const committed = design.document !== before && name !== 'undo' && name !== 'redo';
      expect(outcome.change).toBe(committed ? design.committed.at(-1) : undefined);
      if (outcome.page !== undefined) expect(Object.keys(design.document.pages)).toContain(outcome.page);
      const last = design.log.at(-1);
      if (committed && last) {
        expect(last.label.length).toBeGreaterThan(0);
        expect(applyOperations(design.document, last.inverse).document).toEqual(before);
      }
    }
  });

  it('answers bad input in words, and changes nothing', async () => {
    for (const input of [...(cases?.bad ?? []), null, 7, 'text', []]) {
      const design = await prepared();
      const before = design.document;
      const outcome = await call(tool, input, design);
      if (input === null && outcome.ok) continue; // no input is empty input
      expect(outcome.ok, `${JSON.stringify(input)}`).toBe(false);
      if (outcome.ok) return;
      expect(outcome.error.length).toBeGreaterThan(8);
      expect(outcome.error.length).toBeLessThan(1200);
      expect(outcome.error).not.toMatch(/undefined|\[object|ZodError|\n\s+at /);
      expect(design.document).toBe(before);
    }
  });

  it('answers in words on a page that is full, and breaks no limit', async () => {
    const design = await prepared();
    const { createShapeLayer } = await import('#design/document/create.ts');
    const free = LIMITS.layersPerPage - childrenOf(design.document, design.page).length - 1;
    design.edit(
      ...Array.from({ length: free }, (_, index) => ({
        type: 'layer.add' as const,
        layer: createShapeLayer({
          id: `n${index}`,
          parent: design.page,
          order: `c${String(index).padStart(3, '0')}V`,
          width: 10,
          height: 10,
        }),
      })),
    );
    const full = design.document;
    const outcome = await call(tool, cases?.good(design)[0], design);
    if (outcome.ok) return; // whatever adds nothing has room enough
    expect(outcome.error).toMatch(/500|as much as|no more/);
    expect(design.document).toBe(full);
  });

  it('does nothing once the signal has fired', async () => {
    const design = await prepared();
    const stopped = new AbortController();
    stopped.abort();
    const input = cases?.good(design)[0];
    const before = design.document;
    await expect(
      runTool({ tool, input, environment: design.environment(), newId: () => 'n1', signal: stopped.signal }),
    ).rejects.toThrow('stopped');
    expect(design.document).toBe(before);
  });
});
