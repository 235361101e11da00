import { readFileSync } from 'node:fs';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
function page(): AssistantChat {
  const chat = new AssistantChat();
  const shoe = chat.picture('shoe.jpg');
  const bag = chat.picture('bag.jpg', 900, 900);
  const { design } = chat;
  const text = (id: string, words: string, y: number, fontSize: number, order: string) => withLines(createTextLayer({ id, parent: design.page, order, text: words, x: 90, y, width: 900, fontSize, align: 'center', fill: { type: 'solid', color: '#111111' } }), roughMeasure);
  design.edit(
    { type: 'layer.add', layer: createImageLayer({ id: 'photo', parent: design.page, order: 'a1', asset: shoe.id, name: shoe.name, x: 290, y: 400, width: 500, height: 375 }) },
    { type: 'layer.add', layer: text('headline', 'Summer Sale', 90, 110, 'a2') },
    { type: 'layer.add', layer: text('offer', '30% off sneakers', 860, 60, 'a3') },
    { type: 'layer.add', layer: text('date', 'Only this Monday, was $80', 980, 40, 'a4') },
  );
  if (process.argv[3] === 'two') design.edit({ type: 'layer.add', layer: createImageLayer({ id: 'photo2', parent: design.page, order: 'a1b', asset: bag.id, name: bag.name, x: 810, y: 400, width: 200, height: 200 }) });
  return chat;
}
const lines = readFileSync(process.argv[2]!, 'utf8').split('\n');
let chat = page();
for (const line of lines) {
  if (line.trim() === '' ) continue;
  if (line.startsWith('#empty')) { chat = new AssistantChat(); console.log('--- empty'); continue; }
  const follow = line.startsWith('>');
  if (!follow && !line.startsWith('=')) chat = page();
  const request = line.replace(/^[>=]\s*/, '').replace(/\[photo\]/, '');
  const attached = line.includes('[photo]') ? [chat.picture('new.jpg', 1200, 900)] : [];
  const { said, calls, reports } = await chat.say(request, attached);
  console.log(`» ${line}`);
  for (const { tool, input, outcome } of calls) console.log(`   ${outcome.ok ? '·' : '✗'} ${tool} ${JSON.stringify(input)}${outcome.ok ? '' : ' → ' + outcome.error}`);
  console.log(`   = ${said}${reports.length ? ' REPORTS ' + String(reports[0]) : ''}`);
}
