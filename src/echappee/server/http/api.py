"""The HTTP API: the one list of its endpoints."""

from echappee.server.http.game_endpoints import GAME_ENDPOINTS
from echappee.server.http.leaving_endpoints import LEAVING_ENDPOINTS
from echappee.server.http.push_endpoints import PUSH_ENDPOINTS
from echappee.server.http.puzzle_endpoints import PUZZLE_ENDPOINTS
from echappee.server.http.study_endpoints import STUDY_ENDPOINTS
from echappee.server.http.table_endpoints import TABLE_ENDPOINTS

ENDPOINTS = (
    *TABLE_ENDPOINTS,
    *STUDY_ENDPOINTS,
    *LEAVING_ENDPOINTS,
    *GAME_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *PUSH_ENDPOINTS,
)
