/** The words for what is made: posts, flyers, cards. */

/** What designs are called. */
export const DESIGN_NOUNS =
  '(?:posts?|posters?|flyers?|fliers?|banners?|ads?|adverts?|advertisements?|cards?|invitations?|invites?|thumbnails?|covers?|pins?|designs?|graphics?|templates?|menu ?boards?|menus?|price ?lists?|lists?|schedules?|timetables?|certificates?|signs?|coupons?|vouchers?|announcements?|listings?|stor(?:y|ies)|reels?|teasers?|leaflets?|brochures?|creatives?|promos?|promotions?|status|slides?|tiles?|headers?|carousel (?:covers?|posts?|slides?)|carousels?|visuals?|notices?|handouts?|bulletins?|mailers?|postcards?|e-?cards?|leaflets?|ticket|product shots?)';
