/** Reads input about person models from HTTP requests, and answers refusals. */
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { filesOf, readUploadForm, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import type { UploadedFile } from '#app/services/assets/take-picture.server.ts';
import type { SentForm } from '#app/requests/bodies/read-form.server.ts';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import { StorageError } from '#app/services/storage/storage.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/design-answer.server.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { PersonModelError, PhotoRefused } from '#app/services/person-models/person-model-error.ts';
import { ABOUT_FIELDS, personAboutSchema, PHOTO_SLOTS, type PhotoSlot } from '#app/contracts/person-model.ts';
import type { NewPersonModel } from '#app/services/person-models/person-models.server.ts';

const textOf = ({ fields }: SentForm, field: string): string | undefined => fields.get(field) || undefined;

function photoOf(form: SentForm, field: string): UploadedFile {
  const [file] = filesOf(form, field);
  if (!file) throw new AssetError('file_missing');
  return file;
}

/** Reads `slot` and `file`. Throws AssetError or PersonModelError. */
export async function readPhoto(request: Request): Promise<{ slot: PhotoSlot; file: UploadedFile }> {
  const form = await readUploadForm(request);
  const slot = PHOTO_SLOTS.find((known) => known === textOf(form, 'slot'));
  if (!slot) throw new PersonModelError('photo_missing');
  return { slot, file: photoOf(form, 'file') };
}

/**
 * Reads the description from separate fields, `consent` as `yes`, the photos by their slots. Throws AssetError,
 * PersonModelError or KernelError.
 */
export async function readNewModel(request: Request): Promise<NewPersonModel> {
  const form = await readUploadForm(request);
  const about = parseOrThrow(
    personAboutSchema,
    Object.fromEntries(ABOUT_FIELDS.map((field) => [field, textOf(form, field)])),
  );
  const photo = (slot: PhotoSlot) => {
    const [file] = filesOf(form, slot);
    if (!file) throw new PersonModelError('photo_missing');
    return file;
  };
  return {
    about,
    photos: { full: photo('full'), upper: photo('upper'), lower: photo('lower') },
    consent: textOf(form, 'consent') === 'yes',
  };
}

/** Runs a route's work and turns refusals into answers. */
export function answeringModels(work: () => Promise<Response>): Promise<Response> {
  return answering(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PhotoRefused) return errorResponse(422, 'photo_refused', error.message, error.slot);
      if (error instanceof PersonModelError)
        return errorResponse(
          error.code === 'plan' ? 403 : 422,
          error.code,
          error.message,
          error.code === 'consent_missing' ? 'consent' : undefined,
        );
      if (error instanceof AssetError || error instanceof StorageError || error instanceof StorageFullError)
        return uploadFailure(error);
      // The engine is too busy, too slow, or can't read the picture.
      if (error instanceof ToolRefusal) return errorResponse(422, 'refused', error.message);
      throw error;
    }
  });
}
