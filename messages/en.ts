/** The English catalogue, one file per area. Keys are `area.name`; messages of the specification are word for word. */
import { accountMessages } from './en/account.ts';
import { adminMessages } from './en/admin.ts';
import { actionMessages } from './en/actions.ts';
import { agentMessages } from './en/agent.ts';
import { aiToolMessages } from './en/ai-tools.ts';
import { assistantMessages } from './en/assistant.ts';
import { assistantAnswerMessages } from './en/assistant-answers.ts';
import { assistantPictureMessages } from './en/assistant-pictures.ts';
import { billingMessages } from './en/billing.ts';
import { brandKitMessages } from './en/brand-kit.ts';
import { canvasMessages } from './en/canvas.ts';
import { chatMessages } from './en/chat.ts';
import { commonMessages } from './en/common.ts';
import { composeMessages } from './en/compose.ts';
import { configMessages } from './en/config.ts';
import { costMessages } from './en/costs.ts';
import { createMessages } from './en/create.ts';
import { creditMessages } from './en/credits.ts';
import { databaseMessages } from './en/database.ts';
import { designMessages } from './en/designs.ts';
import { drawMessages } from './en/draw.ts';
import { editorMessages } from './en/editor.ts';
import { enginesMessages } from './en/engines.ts';
import { modelCommandMessages } from './en/model-command.ts';
import { moderationMessages } from './en/moderation.ts';
import { exportMessages } from './en/export.ts';
import { historyMessages } from './en/history.ts';
import { resultMessages } from './en/result.ts';
import { resizeMessages } from './en/resize.ts';
import { colorMessages } from './en/colors.ts';
import { fontMessages } from './en/fonts.ts';
import { generationMessages } from './en/generation.ts';
import { hintMessages } from './en/hints.ts';
import { homeMessages } from './en/home.ts';
import { stockMessages } from './en/stock.ts';
import { imageMessages } from './en/images.ts';
import { imagingMessages } from './en/imaging.ts';
import { judgeMessages } from './en/judge.ts';
import { kernelMessages } from './en/kernel.ts';
import { importMessages } from './en/imports.ts';
import { libraryMessages } from './en/library.ts';
import { lintMessages } from './en/lint.ts';
import { lookMessages } from './en/looks.ts';
import { localModelMessages } from './en/local-model.ts';
import { logoMessages } from './en/logo.ts';
import { logoPictureMessages } from './en/logo-pictures.ts';
import { logoStudioMessages } from './en/logo-studio.ts';
import { onboardingMessages } from './en/onboarding.ts';
import { outsideMessages } from './en/outside.ts';
import { pagesMessages } from './en/pages.ts';
import { paymentMessages } from './en/payments.ts';
import { sampleMessages } from './en/samples.ts';
import { personModelMessages } from './en/person-models.ts';
import { phoneMessages } from './en/phone.ts';
import { pickMessages } from './en/pick.ts';
import { pictureMessages } from './en/pictures.ts';
import { projectMessages } from './en/projects.ts';
import { pushMessages } from './en/push.ts';
import { qrMessages } from './en/qr.ts';
import { quotaMessages } from './en/quota.ts';
import { filmMessages } from './en/film.ts';
import { musicMessages } from './en/music.ts';
import { motionMessages } from './en/motion.ts';
import { recordMessages } from './en/record.ts';
import { templateMessages } from './en/templates.ts';
import { renderingMessages } from './en/rendering.ts';
import { repairMessages } from './en/repairs.ts';
import { repairScreenMessages } from './en/repair-screens.ts';
import { readerMessages } from './en/reader.ts';
import { replayMessages } from './en/replay.ts';
import { sceneMessages } from './en/scenes.ts';
import { sceneStudioMessages } from './en/scene-studio.ts';
import { shareMessages } from './en/share.ts';
import { shellMessages } from './en/shell.ts';
import { settingsMessages } from './en/settings.ts';
import { stageMessages } from './en/stage.ts';
import { studioMessages } from './en/studio.ts';
import { syncMessages } from './en/sync.ts';
import { testimonialMessages } from './en/testimonials.ts';
import { tableMessages } from './en/table.ts';
import { textOnImageMessages } from './en/text-on-image.ts';
import { textMessages } from './en/text.ts';
import { textStyleMessages } from './en/text-styles.ts';
import { toolMessages } from './en/tools.ts';
import { transcriptFileMessages } from './en/transcript-file.ts';
import { videoStudioMessages } from './en/video-studio.ts';
import { tryOnMessages } from './en/try-on.ts';
import { tryOnStudioMessages } from './en/try-on-studio.ts';

export const en = {
  ...personModelMessages,
  ...videoStudioMessages,
  ...tryOnMessages,
  ...tryOnStudioMessages,
  ...commonMessages,
  ...outsideMessages,
  ...configMessages,
  ...costMessages,
  ...composeMessages,
  ...generationMessages,
  ...hintMessages,
  ...homeMessages,
  ...adminMessages,
  ...accountMessages,
  ...billingMessages,
  ...kernelMessages,
  ...judgeMessages,
  ...imageMessages,
  ...stockMessages,
  ...imagingMessages,
  ...importMessages,
  ...libraryMessages,
  ...lintMessages,
  ...localModelMessages,
  ...logoMessages,
  ...logoPictureMessages,
  ...logoStudioMessages,
  ...lookMessages,
  ...onboardingMessages,
  ...pagesMessages,
  ...paymentMessages,
  ...phoneMessages,
  ...pickMessages,
  ...sampleMessages,
  ...createMessages,
  ...textOnImageMessages,
  ...pictureMessages,
  ...projectMessages,
  ...pushMessages,
  ...qrMessages,
  ...quotaMessages,
  ...filmMessages,
  ...musicMessages,
  ...motionMessages,
  ...recordMessages,
  ...templateMessages,
  ...sceneMessages,
  ...sceneStudioMessages,
  ...renderingMessages,
  ...repairMessages,
  ...repairScreenMessages,
  ...readerMessages,
  ...replayMessages,
  ...settingsMessages,
  ...resultMessages,
  ...shareMessages,
  ...shellMessages,
  ...stageMessages,
  ...tableMessages,
  ...textMessages,
  ...textStyleMessages,
  ...toolMessages,
  ...brandKitMessages,
  ...canvasMessages,
  ...chatMessages,
  ...agentMessages,
  ...aiToolMessages,
  ...assistantMessages,
  ...assistantAnswerMessages,
  ...assistantPictureMessages,
  ...drawMessages,
  ...editorMessages,
  ...enginesMessages,
  ...modelCommandMessages,
  ...moderationMessages,
  ...exportMessages,
  ...historyMessages,
  ...resizeMessages,
  ...fontMessages,
  ...colorMessages,
  ...actionMessages,
  ...studioMessages,
  ...syncMessages,
  ...testimonialMessages,
  ...creditMessages,
  ...databaseMessages,
  ...designMessages,
  ...transcriptFileMessages,
} as const;
