-- CreateIndex
CREATE INDEX "history_step_designId_userId_state_position_idx" ON "history_step"("designId", "userId", "state", "position");
