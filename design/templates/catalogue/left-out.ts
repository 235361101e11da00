/**
 * Templates that are not offered, by id and reason. "gives-up": the words don't fit the composition on that shape of
 * page; "alike": looks nearly like another (scripts/template-sheets.ts --leave-out writes both); "plain": nobody would
 * post it, judged by eye.
 */
export const LEFT_OUT_REASONS = ['gives-up', 'alike', 'plain'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

const TABLE = `
appointment-card-photo-card gives-up
back-by-demand-triptych plain
back-to-school-echo-rows gives-up
bar-menu-price-ladder plain
before-after-before-inset alike
benefits-market-callouts plain
best-of-month-columns gives-up
bestseller-carousel-slide gives-up
bestseller-museum-label gives-up
black-friday-crate gives-up
black-friday-giant-type gives-up
black-friday-torn-paper gives-up
brunch-menu-price-ladder plain
bundle-label-roll plain
buy-one-burst gives-up
care-card-index-card alike
carousel-cover-giant-type gives-up
carousel-cover-lower-third gives-up
catalogue-page-columns gives-up
class-timetable-receipt gives-up
cleaning-prices-photo-menu gives-up
cleaning-prices-receipt gives-up
cleaning-prices-shop-sign gives-up
collection-drop-collage gives-up
contact-receipt gives-up
contact-shop-sign gives-up
cyber-week-bolt alike
cyber-week-shelf-label plain
dimensions-receipt gives-up
dog-grooming-shop-sign gives-up
dress-sizes-market-dimensions gives-up
dress-sizes-week-strip plain
drop-day-push-notice gives-up
end-of-season-thumbnail gives-up
first-order-giant-type gives-up
flash-sale-rings gives-up
follow-us-sunrise-arcs gives-up
found-gift-lower-third gives-up
free-shipping-browser-window gives-up
free-shipping-push-notice gives-up
free-shipping-torn-paper gives-up
graduation-quote alike
graduation-triptych plain
halloween-giant-type gives-up
hang-tag-photo-card gives-up
hanukkah-luxury alike
hiring-shop-magazine-cover gives-up
holiday-closed-triptych plain
holiday-hours-receipt gives-up
how-it-works-circle-chain gives-up
how-to-return-index-card alike
internship-editorial plain
join-live-index-card gives-up
listing-offer-cutout-shape alike
members-only-cutout-shape plain
members-only-giant-type gives-up
month-calendar-packages gives-up
month-calendar-receipt gives-up
new-post-burst plain
open-studio-postcard alike
podcast-giant-type gives-up
press-quote-editorial plain
product-facts-receipt gives-up
product-spotlight-triptych plain
programme-fact-tiles gives-up
programme-photo-menu alike
programme-receipt gives-up
question-sticky-note plain
quote-offer-chalk-board gives-up
quote-offer-receipt gives-up
quote-offer-shop-sign gives-up
ramadan-triptych plain
ready-to-ship-museum-label gives-up
ready-to-ship-triptych plain
refer-friend-burst gives-up
refer-friend-ripped-open plain
restored-before-inset gives-up
returns-rings gives-up
review-stars-editorial plain
review-stars-sticky-note plain
shipping-times-day-line plain
shipping-times-receipt gives-up
shoe-sizes-receipt gives-up
shop-questions-editorial gives-up
shop-questions-hiring-poster gives-up
shop-questions-magazine-cover gives-up
shop-questions-push-notice gives-up
shop-questions-rubber-stamp gives-up
shop-the-look-browser-window gives-up
shop-the-look-collage gives-up
shop-the-look-columns gives-up
shop-the-look-contact-sheet gives-up
shop-the-look-duo-diagonal gives-up
shop-the-look-gallery-wall gives-up
shop-the-look-honeycomb gives-up
shop-the-look-leaflet gives-up
shop-the-look-shopfront gives-up
shop-the-look-snapshots gives-up
shop-the-look-strips gives-up
singles-day-giant-type gives-up
size-colours-hiring-poster gives-up
size-colours-rings gives-up
size-colours-shelf-label gives-up
size-colours-triptych plain
size-guide-day-line plain
size-guide-fact-tiles plain
size-guide-receipt gives-up
star-review-sticky-note plain
stocking-fillers-columns gives-up
student-discount-giant-type gives-up
tasting-type-tiles gives-up
thrift-find-product-card alike
webinar-clock-face gives-up
weekend-deal-thumbnail gives-up
whats-in-the-box-card-fan gives-up
whats-in-the-box-lookbook gives-up
`;

export const LEFT_OUT: ReadonlyMap<string, LeftOutReason> = new Map(
  TABLE.trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', reason] = line.split(' ');
      return [id, reason as LeftOutReason];
    }),
);
