/** Applying a template: loads its fonts first, so that every line is measured with its final letters. */
import { toast } from '#app/ui/toast-store.ts';
import { fontsOf } from '#design/layout/page-fonts.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { TemplateDetails } from '#app/contracts/templates.ts';
import { message } from '#messages/message.ts';
import {
  applyTemplateCommand,
  templateOperations,
  type TemplateUse,
} from '#app/features/editor/commands/apply-template.ts';
import { newId, type EditorSession } from '#app/features/editor/session/editor-session.ts';

/** A rough letter width: a layout's fonts do not depend on it. */
const ROUGH = 0.55;

/** Fetches a template and applies it as one step; says so if it is unavailable, or its words fit no layout. */
export async function putTemplate(
  session: EditorSession,
  id: string,
  choice: Omit<TemplateUse, 'newPage' | 'template' | 'samples'>,
  where: 'page' | 'new-page',
): Promise<void> {
  let template: Template;
  let samples: readonly Picture[];
  try {
    const address = `/api/recipes/${encodeURIComponent(id)}`;
    template = await httpGet<TemplateDetails>(address);
    samples = template.pictures.length > 0 ? await httpPost<readonly Picture[]>(`${address}/samples`, {}) : [];
  } catch (thrown) {
    toast({ title: message('templates.loadError'), description: thrownText(thrown), variant: 'destructive' });
    return;
  }
  const use: TemplateUse = { ...choice, template, samples, newPage: where === 'new-page' ? newId() : null };
  session.stage.get()?.finishText();
  const context = session.context();
  const drafted = templateOperations(context, use, (text, { fontSize }) => text.length * fontSize * ROUGH);
  if ('operations' in drafted) {
    const { document } = applyOperations(context.document, drafted.operations);
    const { loadNeeds } = await import('#app/browser/fonts/page-fonts.client.ts');
    await loadNeeds(fontsOf(document, use.newPage ?? context.page));
  }
  const made = templateOperations(session.context(), use, context.measureText);
  if ('reason' in made) {
    toast({ title: message('library.templateDoesNotFit'), description: made.reason, variant: 'destructive' });
    return;
  }
  session.run(applyTemplateCommand, use);
  if (use.newPage) session.showPage(use.newPage);
  session.stage.get()?.focus();
}
