/**
 * The messages of sections 5 and 8 of the specification, each with a test that provokes it from its cause: a user's
 * action, a server's response, a loss. `{…}` marks variable parts.
 */

export interface SpecifiedMessage {
  says: string;
  /** A test file and the title of a test in it. */
  provokedBy: readonly [file: string, title: string];
}

const e2e = (file: string, title: string) => [`tests/e2e/${file}.spec.ts`, title] as const;

const kitIsFilled = e2e('brand-kit', 'a kit is filled by keyboard and pointer, and kept');
const kitRefuses = e2e('brand-kit', 'the sixth logo and other files are refused in words');
const numberIsAsked = e2e(
  'sign-in-phone',
  'a number, a wrong code, the right one: where one wanted to go, and the account shows the number',
);
const brandOnDesign = e2e(
  'editor-brand',
  'a brand is filled, put on a design and its copies, edited there, and taken back',
);
const exportIsAsked = e2e('editor-export', 'a name is needed, and a failure is said');
const dressIsTriedOn = e2e('studio-try-on', 'a dress is tried on, adjusted, saved and edited');
const modelIsMade = e2e('person-models', 'a model is made of three photos, changed, and deleted with them');
const cardIsDeclined = e2e(
  'paying',
  'fields are named when they are wrong; a declined card fails, and a good one then buys',
);
const photoIsLost = e2e(
  'specified-messages',
  'what can’t be made of a photo that the disk lost is said, of each kind in its words',
);
const limitIsReached = e2e('specified-messages', 'what the plan has no more of is said, and where there is more');
const resultFails = e2e('result-page', 'what fails is said in the words of the specification');
const pageFails = e2e('start-screens', 'a page that fails says so, with its code and a way to reload');
const logos = 'app/services/generations/logos.server.test.ts';

/** Section 5. */
export const validationMessages: readonly SpecifiedMessage[] = [
  { says: 'Enter valid hex code', provokedBy: kitIsFilled },
  { says: 'Filename cannot be empty', provokedBy: exportIsAsked },
  { says: 'Invalid phone number', provokedBy: numberIsAsked },
  { says: 'Enter a valid phone number', provokedBy: numberIsAsked },
  { says: 'Enter a valid email', provokedBy: kitIsFilled },
  { says: 'Invalid code', provokedBy: numberIsAsked },
  { says: 'Invalid code entered. Try again!', provokedBy: numberIsAsked },
  { says: 'Invalid file type', provokedBy: kitRefuses },
  {
    says: 'Dimension should be between 100 and 4000',
    provokedBy: e2e('start-screens', 'a blank design has the size that was asked for, and only sizes that are allowed'),
  },
  { says: "You can't upload more than 5 logos!", provokedBy: kitRefuses },
  {
    says: 'Background layer cannot be reordered',
    provokedBy: e2e(
      'editor-layers',
      'the layer list orders, locks, hides and renames; the background stays at the bottom',
    ),
  },
  { says: 'Social handle limit reached', provokedBy: brandOnDesign },
  { says: 'Currently editing {type}', provokedBy: brandOnDesign },
  { says: 'Please upload a clothing image', provokedBy: dressIsTriedOn },
  { says: 'Please upload an image of a person', provokedBy: dressIsTriedOn },
  // The specification has no wording for it.
  { says: 'A model needs all 3 photos, each checked and good.', provokedBy: modelIsMade },
];

/** Section 8. */
export const errorMessages: readonly SpecifiedMessage[] = [
  {
    says: 'Error loading the editor',
    provokedBy: e2e('editor-loading', 'what could not be loaded is said, and tried again'),
  },
  {
    says: 'Error Initializing Blend',
    provokedBy: [
      'tests/specification/initializing.test.tsx',
      'the application can’t be set up while its database is gone',
    ],
  },
  {
    says: 'Error Loading Recipe',
    provokedBy: e2e(
      'templates',
      'templates are found as one types, filtered, walked through with the keys, and shown in the brand; one becomes a design',
    ),
  },
  { says: 'Something went wrong', provokedBy: pageFails },
  { says: 'something_went_wrong', provokedBy: pageFails },
  { says: 'refresh', provokedBy: pageFails },
  { says: 'Download Failed!', provokedBy: exportIsAsked },
  {
    says: 'Upload Failed!',
    provokedBy: e2e(
      'start-screens',
      'the prompt box takes pictures by choosing and pasting, and turns other files away in words',
    ),
  },
  { says: 'Purchase Failed!', provokedBy: cardIsDeclined },
  { says: 'Payment failed.', provokedBy: cardIsDeclined },
  {
    says: 'Purchase failed, please try again',
    provokedBy: e2e('specified-messages', 'a purchase that the payment service refuses to begin is to be tried again'),
  },
  { says: 'Error while generating images', provokedBy: photoIsLost },
  {
    says: 'Could not generate logos',
    provokedBy: [
      logos,
      'what fails gives its credit back; five batches in three days, then the limit of the specification',
    ],
  },
  {
    says: 'Provide more details to generate logos',
    provokedBy: e2e(
      'studio-logo',
      'a visitor’s words come along through signing in, and become twelve logos, a remix, a logo of the brand kit and layers',
    ),
  },
  {
    says: 'You have reached your limit of logo generations.',
    provokedBy: [
      logos,
      'what fails gives its credit back; five batches in three days, then the limit of the specification',
    ],
  },
  { says: 'You have reached your limit of generations.', provokedBy: limitIsReached },
  { says: 'Could not generate video.', provokedBy: photoIsLost },
  { says: 'Could not generate model.', provokedBy: modelIsMade },
  { says: 'Could not generate scene.', provokedBy: photoIsLost },
  { says: 'Failed deleting project', provokedBy: resultFails },
  { says: 'Failed duplicating project', provokedBy: resultFails },
  { says: 'Failed downloading image', provokedBy: e2e('projects', 'uploads are brought, named, used and deleted') },
  {
    says: 'Page not found',
    provokedBy: e2e('page-safety', 'an unknown path shows the not-found page, and Go Home leads home'),
  },
  { says: 'Limits reached!', provokedBy: limitIsReached },
  {
    says: 'Generation limit reached!',
    provokedBy: e2e(
      'paying-stripe',
      'limits begin anew on the reader’s clock, and the history goes back to its beginning',
    ),
  },
  {
    says: 'Purchase complete. Refresh the page to access Pro features',
    provokedBy: e2e(
      'paying',
      'a connection that comes and goes: as one pays, just after it, and in a tab that was cut off all the while',
    ),
  },
  {
    says: 'Your subscription is managed elsewhere',
    provokedBy: e2e('paying-stripe', 'a subscription of the App Store is managed there'),
  },
];
