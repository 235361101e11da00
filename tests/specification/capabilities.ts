/** Section 1 of the specification: what the product can do, and through what: a user's command, a tool, a screen. */

export interface Capability {
  what: string;
  commands?: readonly string[];
  tools?: readonly string[];
  /** As in app/routes.ts. */
  screens?: readonly string[];
}

export const capabilities: readonly Capability[] = [
  { what: 'text', commands: ['insert-text', 'edit-text', 'style-text'], tools: ['add_text', 'edit_text', 'style'] },
  { what: 'images', commands: ['insert-picture', 'replace-picture'], tools: ['add_image'] },
  { what: 'stickers', commands: ['insert-element'], tools: ['add_sticker'] },
  { what: 'backgrounds', commands: ['background', 'picture-background'], tools: ['set_background'] },
  {
    what: 'layers',
    commands: ['reorder', 'bring-forward', 'send-backward', 'group', 'ungroup', 'lock', 'hide', 'rename-layer'],
    tools: ['reorder', 'group', 'update_layer'],
  },
  { what: 'crop', commands: ['crop-picture'], tools: ['crop'] },
  { what: 'flip', commands: ['flip-horizontal', 'flip-vertical'] },
  { what: 'opacity', commands: ['opacity'] },
  { what: 'shadow', commands: ['shadow'] },
  { what: 'reflection', commands: ['reflection'] },
  { what: 'nudge', commands: ['nudge'] },
  // Belongs to the editor's history, not to a layer.
  { what: 'undo and redo', tools: ['undo', 'redo'] },
  { what: 'erase and restore of cutouts', commands: ['mask-stroke'] },
  { what: 'magic erase', tools: ['magic_erase'], screens: ['/magic-erase'] },
  { what: 'background removal', tools: ['remove_background'], screens: ['/remove-background'] },
  { what: 'upscale', tools: ['upscale'], screens: ['/upscale'] },
  { what: 'resize', commands: ['resize-page', 'resize'], tools: ['resize'] },
  { what: 'AI backgrounds', tools: ['place_in_scene'], screens: ['/ai-backgrounds/:id'] },
  {
    what: 'logo maker with history and remix',
    tools: ['generate_logo'],
    screens: ['/logo-generator', '/history/logos', '/logo-generator/remix/:id'],
  },
  { what: 'AI images', tools: ['generate_image'], screens: ['/text-2-image', '/text-2-image/:generationType'] },
  {
    what: 'AI video from photos, with its history',
    tools: ['make_video'],
    screens: ['/ai-video/create', '/ai-video/image/:id', '/history/videos'],
  },
  { what: 'try-on of clothes and jewellery', tools: ['try_on'], screens: ['/try-on/create', '/try-on/image/:id'] },
  { what: 'custom models and their picker', screens: ['/models'] },
  { what: 'products in scenes', tools: ['place_in_scene'], screens: ['/lifestyle-shot/create'] },
  { what: 'design by chat', tools: ['compose_design'], screens: ['/ai-design', '/ai-design/chat/:id?'] },
  { what: 'templates', commands: ['apply-recipe'], screens: ['/recipes', '/load-editor-recipe/:id'] },
  { what: 'brand kit', tools: ['apply_brand_kit'], screens: ['/brand-kit'] },
  { what: 'my projects', screens: ['/projects'] },
  { what: 'retake', tools: ['retake'], screens: ['/retake'] },
  { what: 'export', tools: ['export'] },
  { what: 'plans and top-ups', screens: ['/paywall', '/checkout'] },
  { what: 'onboarding questions', screens: ['/onboarding', '/form-flow/*'] },
  { what: 'an app to install on phones', screens: ['/mobile'] },
];
