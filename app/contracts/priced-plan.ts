/** The parts of a plan that prices depend on: pages know them, so that free calls show no price. */

export interface PricedPlan {
  /** False: an operator switched plans off, nothing is metered and there is nothing to buy. */
  metered: boolean;
  /** AI backgrounds and lifestyle shots cost no credits. */
  unlimitedScenes: boolean;
  /** No plan gives more. */
  isLargest: boolean;
  /** Plans and packs are for sale here. */
  canBuy: boolean;
}
