/** Putting a recipe to use: its fonts first, so that every line is measured with the letters that it will have. */
import { toast } from '#app/ui/toast-store.ts';
import { fontsOf } from '#design/layout/page-fonts.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Picture } from '#design/templates/kit.ts';
import type { Recipe } from '#design/templates/catalogue/recipe.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { RecipeDetails } from '#app/contracts/recipes.ts';
import { message } from '#messages/message.ts';
import { applyRecipeCommand, recipeOperations, type RecipeUse } from '../../commands/apply-recipe.ts';
import { newId, type EditorSession } from '../../session/editor-session.ts';

/** About what letters take: which fonts a layout uses does not depend on it. */
const ROUGH = 0.55;

/** Fetches a recipe and applies it as one step; says so when it is not to be had, or its words fit no layout. */
export async function putRecipe(
  session: EditorSession,
  id: string,
  choice: Omit<RecipeUse, 'newPage' | 'recipe' | 'samples'>,
  where: 'page' | 'new-page',
): Promise<void> {
  let recipe: Recipe;
  let samples: readonly Picture[];
  try {
    const address = `/api/recipes/${encodeURIComponent(id)}`;
    recipe = await httpGet<RecipeDetails>(address);
    samples = recipe.pictures.length > 0 ? await httpPost<readonly Picture[]>(`${address}/samples`, {}) : [];
  } catch (thrown) {
    toast({ title: message('recipes.loadError'), description: thrownText(thrown), variant: 'destructive' });
    return;
  }
  const use: RecipeUse = { ...choice, recipe, samples, newPage: where === 'new-page' ? newId() : null };
  session.stage.get()?.finishText();
  const context = session.context();
  const drafted = recipeOperations(context, use, (text, { fontSize }) => text.length * fontSize * ROUGH);
  if ('operations' in drafted) {
    const { document } = applyOperations(context.document, drafted.operations);
    const { loadNeeds } = await import('#app/browser/fonts/page-fonts.client.ts');
    await loadNeeds(fontsOf(document, use.newPage ?? context.page));
  }
  const made = recipeOperations(session.context(), use, context.measureText);
  if ('reason' in made) {
    toast({ title: message('library.recipeDoesNotFit'), description: made.reason, variant: 'destructive' });
    return;
  }
  session.run(applyRecipeCommand, use);
  if (use.newPage) session.showPage(use.newPage);
  session.stage.get()?.focus();
}
